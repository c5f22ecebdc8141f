import { breadcrumbs, faqPage, type StructuredData } from '@school/shared/render';
import { coming, past } from '../content/events';
import { questions } from '../content/questions';
import { crumbsTo } from '../learn/crumbs';
import { courseList, courseOf } from './courses';
import { eventsOf } from './events';
import { schoolWithBranches, schoolWithPeople, webSite } from './school';

export const structuredData: StructuredData = {
  home: (page) => [webSite(page), schoolWithBranches(page)],
  about: (page) => [schoolWithPeople(page)],
  learn: (page) => [courseList(page)],
  instrument: (page) => {
    const { instrumentId } = page.params;
    return [courseOf(instrumentId, page), breadcrumbs(crumbsTo(instrumentId), page)];
  },
  faq: () => [faqPage(questions.flatMap(({ items }) => items))],
  projects: (page) => [...coming, ...past].flatMap((event) => eventsOf(event, page)),
};
