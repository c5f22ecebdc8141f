import { breadcrumbs, faqPage, type StructuredData } from '@school/shared/render';
import { past, readComing } from '../content/events';
import { fees } from '../content/fees';
import { questions, withFacts } from '../content/questions';
import { terms } from '../content/terms';
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
  faq: (page) => {
    const matters = withFacts(page.contentOf(questions), page.contentOf(terms), page.contentOf(fees));
    return [faqPage(matters.flatMap(({ items }) => items))];
  },
  projects: (page) =>
    [...readComing(page.contentOf), ...page.contentOf(past)].flatMap((event) => eventsOf(event, page)),
};
