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
      'Move it yourself by the link of your entry, as long as the office lets times be moved: to any that is still free, on either day.',
  },
  {
    id: 'between-bands',
    question: 'What if I am between two bands?',
    answer:
      'If both fit your age and grade, enter in the one whose pieces you would rather play. The jury hears every band on its own.',
  },
  {
    id: 'scores',
    question: 'Where do I get the scores?',
    answer:
      'Every work is in the public domain, so any edition will do. The office copies the scores of both sets for you and lends recordings of Set 1; Set 2 comes as sheet music only.',
  },
  {
    id: 'under-18',
    question: 'I am under 18. What is different?',
    answer:
      'A parent or guardian agrees by a link that we mail to them; your entry waits for it. On the day an adult comes with you and stays in the building.',
  },
  {
    id: 'parents',
    question: 'Can my parents listen?',
    answer: 'Two guests per competitor are welcome at the audition. The final is open to everyone.',
  },
]);
