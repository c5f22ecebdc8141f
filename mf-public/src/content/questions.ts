// Sample content: what parents and adult beginners ask, by topic.
import { contentDocument } from '@school/shared/content';
import { programmeLabels } from '@school/shared/schemas/lessons';
import { firstNumberWord, numberWord } from '@school/shared/format';
import { agesOf } from './ages';
import { allInstruments } from './counts';
import { course } from './courseFacts';
import { instruments } from './instruments';
import { courses } from './offers';
import { formatTerm, type Term } from './terms';

interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly items: readonly Question[];
}

/** A placeholder in an answer for the days of the terms, which are stored elsewhere. */
export const TERMS = '{terms}';

/** The instruments of the youngest. */
const withEarlyYears = courses
  .filter(({ offer }) => offer.programme.includes('early_years_music'))
  .map(({ id }) => instruments.find((instrument) => instrument.id === id)?.name.toLowerCase() ?? id);

export const questions = contentDocument<readonly QuestionGroup[]>('/content/mf-public/questions', [
  {
    id: 'fees',
    title: 'Fees',
    items: [
      {
        id: 'how-much',
        question: 'What do lessons cost?',
        answer:
          'It depends on the programme, and on private or group lessons, so we give no list. Ask on the page of the instrument: the registrar answers within two working days with the fee for exactly what you choose.',
      },
      {
        id: 'paying',
        question: 'When do I pay?',
        answer:
          'After the first free half hour, once you have said yes to a place. The registrar tells you the ways to pay with the fee.',
      },
      {
        id: 'scholarships',
        question: 'Is there a scholarship, or help with the fee?',
        answer:
          'Write to us or call: say what you can pay and for whom. The director decides with the foundation before each term, and nobody else hears of it. There are fewer free places than people who ask, so write early.',
      },
    ],
  },
  {
    id: 'first-lesson',
    title: 'The first lesson',
    items: [
      {
        id: 'trial',
        question: 'Can we try before we decide?',
        answer:
          'Yes. The first half hour with a teacher is free and binds you to nothing. Choose a free time on the page of the instrument; a mail has the lesson for your calendar, and a link to move or cancel it.',
      },
      {
        id: 'age',
        question: 'How old does one have to be?',
        answer: `${firstNumberWord(agesOf('beginner_child_1')[0])}, for ${withEarlyYears.join(' and ')}, in ${programmeLabels.early_years_music}. All other instruments begin at ${numberWord(agesOf('beginner_child_2')[0])}. There is no upper age.`,
      },
      {
        id: 'parents',
        question: 'May a parent sit in?',
        answer: 'Always, in the first lesson and in every other one.',
      },
      {
        id: 'prepare',
        question: 'What do we bring?',
        answer: 'Nothing. There is an instrument in the room, and nothing to prepare.',
      },
    ],
  },
  {
    id: 'instruments',
    title: 'Instruments',
    items: [
      {
        id: 'which',
        question: 'Which instruments are taught?',
        answer: `${allInstruments}: piano, violin, cello, guitar, saxophone and trumpet. The page Learn Music says which of them are taught in Tema and online.`,
      },
      {
        id: 'need-one',
        question: 'Do we need an instrument at home?',
        answer:
          'Not for the first lessons. For some instruments there is one to borrow, as long as there are some left: ask at the first lesson. Buy none before the teacher has seen the pupil.',
      },
    ],
  },
  {
    id: 'examinations',
    title: 'Examinations',
    items: [
      {
        id: 'must',
        question: 'Does everybody take examinations?',
        answer:
          'No. The curriculum follows an international graded standard, grades 1 to 6, and an examination is taken when pupil and teacher agree on it.',
      },
      {
        id: 'recitals',
        question: 'How often does one play on stage?',
        answer: `${course.recitals} are part of every course, for beginners as well.`,
      },
    ],
  },
  {
    id: 'terms',
    title: 'Terms and hours',
    items: [
      {
        id: 'dates',
        question: 'When are the terms?',
        answer: `${TERMS}.`,
      },
      {
        id: 'how-long',
        question: 'How long is a course?',
        answer: `${course.duration} of ${course.time} each, ${course.schedule}, in one school year. Your own hour is the same in every week of a term; the sessions beyond those weeks, such as ensemble and rehearsals, are agreed with your teacher.`,
      },
      {
        id: 'join-later',
        question: 'Can one begin in the middle of a term?',
        answer: 'Yes, whenever a teacher has an hour free.',
      },
      {
        id: 'missed',
        question: 'What if we cannot come?',
        answer:
          'Tell the office as early as you can, and ask for another hour that week. What was agreed on missed lessons stands in what you sign with the registrar.',
      },
    ],
  },
]);

/** Replaces the placeholder by the terms. */
export const withTerms = (
  groups: readonly QuestionGroup[],
  terms: readonly Term[],
): readonly QuestionGroup[] =>
  groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({
      ...item,
      answer: item.answer.replaceAll(TERMS, terms.map(formatTerm).join('; ')),
    })),
  }));
