// Sample content: what parents and adult beginners ask, by topic.
import { contentDocument } from '@school/shared/content';
import { lessonProgrammes, programmeLabels } from '@school/shared/schemas/lessons';
import { firstNumberWord, numberWord } from '@school/shared/format';
import { agesOf } from './ages';
import { allInstruments } from './counts';
import { course } from './courseFacts';
import { feeFrom, type Fees } from './fees';
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

/** The same for the lowest fees of all programmes. */
export const FEES = '{fees}';

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
        answer: `Lessons are ${FEES}. It depends on the programme. Ask on the instrument’s page: the registrar sends you the exact fee within two working days.`,
      },
      {
        id: 'paying',
        question: 'When do I pay?',
        answer:
          'After the free trial lesson, once you have accepted a place. The registrar tells you the fee and how to pay it.',
      },
      {
        id: 'scholarships',
        question: 'Is there a scholarship, or help with the fee?',
        answer:
          'Yes. The page Bursaries has the dates and the form. Say what you can pay and who it is for. The office receives it, and the director and the foundation decide before each term. We do not tell your teacher. There are few free places, so write early.',
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
          'Yes. The trial lesson of half an hour is free and does not commit you to anything. Choose a free time on the instrument’s page. We email you the lesson for your calendar, and a link to move or cancel it.',
      },
      {
        id: 'age',
        question: 'How old do students have to be?',
        answer: `${firstNumberWord(agesOf('beginner_child_1')[0])}, for ${withEarlyYears.join(' and ')}, in ${programmeLabels.early_years_music}. All other instruments begin at ${numberWord(agesOf('beginner_child_2')[0])}. There is no upper age.`,
      },
      {
        id: 'parents',
        question: 'Can a parent sit in?',
        answer: 'Yes, in the first lesson and in all other lessons.',
      },
      {
        id: 'prepare',
        question: 'What do we bring?',
        answer: 'Nothing. There is an instrument in the room, and you need not prepare.',
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
          'Not for the first lessons. You can borrow some instruments from us while we have them: ask at the first lesson. Do not buy one before the teacher has met the student.',
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
          'No. The curriculum follows an international graded standard, grades 1 to 6. You and your teacher decide when you take an examination.',
      },
      {
        id: 'recitals',
        question: 'How often do students play on stage?',
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
        answer: `${course.duration} of ${course.time} each, ${course.schedule}, in one school year. Your lesson is at the same time in every week of a term. You agree the other sessions, such as ensemble and rehearsals, with your teacher.`,
      },
      {
        id: 'join-later',
        question: 'Can I start in the middle of a term?',
        answer: 'Yes, whenever a teacher has a free lesson time.',
      },
      {
        id: 'missed',
        question: 'What if we cannot come?',
        answer:
          'Tell the office as early as you can, and ask for another time that week. The rules for missed lessons are in the agreement that you sign with the registrar.',
      },
    ],
  },
]);

/** Replaces the placeholders by the terms and fees. */
export function withFacts(
  groups: readonly QuestionGroup[],
  terms: readonly Term[],
  fees: Fees,
): readonly QuestionGroup[] {
  const lowest = (['group', 'private'] as const).map((type) => feeFrom(fees, type, ...lessonProgrammes));
  const complete = (answer: string) =>
    answer.replaceAll(TERMS, terms.map(formatTerm).join('; ')).replaceAll(FEES, lowest.join(', and '));
  return groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({ ...item, answer: complete(item.answer) })),
  }));
}
