// Sample content: questions of competitors and parents.
import { contentDocument } from '@school/shared/content';

export interface Faq {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

export const faqs = contentDocument<readonly Faq[]>('/content/mf-competition/questions', [
  {
    id: 'two-instruments',
    question: 'May I enter on two instruments?',
    answer: 'Yes. Each entry has its own audition and its own fee.',
  },
  {
    id: 'change-time',
    question: 'My audition time does not suit me any more.',
    answer:
      'Open the link to your entry and choose another free time. You can do this as long as the office allows changes.',
  },
  {
    id: 'between-bands',
    question: 'What if I am between two bands?',
    answer: 'If both fit, choose the one with the pieces you prefer.',
  },
  {
    id: 'scores',
    question: 'Where do I get the scores?',
    answer:
      'You can use any edition. The office copies the scores of both sets for you and lends recordings of Set 1. Set 2 comes as sheet music only.',
  },
  {
    id: 'under-18',
    question: 'I am under 18. Can I enter?',
    answer:
      'Yes. We email a parent or guardian a link to agree. Your entry waits until they do. On the day, an adult must come with you and stay in the building.',
  },
  {
    id: 'parents',
    question: 'Can my parents listen?',
    answer: 'Two guests per competitor are welcome at the audition. The final is open to everyone.',
  },
]);
