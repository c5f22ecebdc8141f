import type { CommunityInterest } from '../community';

/** The labels of interests in the form and in mails; without the schema, which a page loads with its form. */
export const interestLabels: Readonly<Record<CommunityInterest, string>> = {
  lessons: 'Lessons and courses',
  concerts: 'Concerts and recitals',
  competition: 'The music competition',
  giving: 'The foundation and its projects',
  volunteering: 'Helping out',
};
