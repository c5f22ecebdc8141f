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
    text: 'You teach twelve students aged 7 to 17 as maternity cover, and help us to start a class for adults.',
    brings: [
      'A diploma in performance or teaching, or the same level of playing',
      'Three years of teaching children',
      'Skill in both classical music and highlife',
    ],
  },
  {
    id: 'accompanist',
    title: 'Accompanist',
    branch: 'Accra',
    hours: 'Ten hours a week, more before recitals',
    text: 'You play with strings, brass and winds in lessons, examinations and recitals.',
    brings: [
      'Very good sight-reading',
      'Staying calm when a seven-year-old skips two bars',
      'Experience with graded examinations',
    ],
  },
  {
    id: 'stage-and-hall',
    title: 'Stage and hall',
    branch: 'Accra and Tema',
    hours: 'Paid by the evening, two to four a month',
    text: 'You set up chairs, music stands, lights and microphones.',
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
    text: 'Half a page about yourself, your CV, and a recording if you apply to teach or play. A phone recording is good enough.',
  },
  {
    title: 'Come and meet us',
    text: 'We reply within two weeks. We ask you to teach or play for half an hour, and we pay for your travel.',
  },
  { title: 'Start on trial', text: 'You work with us for a paid trial month. Then we both decide.' },
] as const;
