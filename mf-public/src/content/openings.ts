// Sample content: the open positions.
import { contentDocument } from '@school/shared/content';

export interface Opening {
  readonly id: string;
  readonly title: string;
  readonly branch: string;
  readonly hours: string;
  readonly text: string;
  readonly brings: readonly string[];
}

export const openings = contentDocument<readonly Opening[]>('/content/mf-public/openings', [
  {
    id: 'piano-teacher',
    title: 'Piano teacher',
    branch: 'Tema',
    hours: 'Half time, afternoons and Saturdays',
    text: 'You teach twelve pupils aged 7 to 17 as maternity cover, and build an adult class with us.',
    brings: [
      'A diploma in performance or teaching, or playing to match',
      'Three years with children, and the patience of ten',
      'Ease with both Czerny and highlife',
    ],
  },
  {
    id: 'accompanist',
    title: 'Accompanist',
    branch: 'Accra',
    hours: 'Ten hours a week, more before recitals',
    text: 'You play with strings, brass and winds in lessons, examinations and recitals, and you read what is put in front of you.',
    brings: [
      'Sight-reading that lets others forget about you',
      'A calm left hand when a seven-year-old skips two bars',
      'Experience with graded examinations',
    ],
  },
  {
    id: 'stage-and-hall',
    title: 'Stage and hall',
    branch: 'Accra and Tema',
    hours: 'Paid by the evening, two to four a month',
    text: 'You set chairs, stands, light and microphones, and you are the person who knows where the spare strings are.',
    brings: [
      'Steady hands and a driving licence',
      'A good ear for what is too loud',
      'No experience needed: we teach this as well',
    ],
  },
]);

/** For applicants who find no position that fits. */
export const openApplication = { id: 'open-application', title: 'Open application' } as const;

export const applying = [
  {
    title: 'Tell us who you are',
    text: 'Half a page about yourself, your CV, and a recording if you apply to teach or play. A telephone is good enough to record with.',
  },
  {
    title: 'Come and meet us',
    text: 'Within two weeks you hear from us. We ask you to teach or to play for half an hour, and we pay the way there.',
  },
  {
    title: 'Start on trial',
    text: 'A paid month in which both sides find out. Then we sign, or we part as friends.',
  },
] as const;
