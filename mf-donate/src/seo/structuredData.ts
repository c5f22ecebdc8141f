import { donationProjects, nameInSentence, projectPath, type DonationProject } from '@school/shared/projects';
import {
  breadcrumbs,
  faqPage,
  schoolThing,
  type DataPage,
  type StructuredData,
  type Thing,
} from '@school/shared/render';
import { questions } from '../content/donating';
import { projectOf } from '../content/projectOf';
import { breadcrumbsTo } from '../project/breadcrumbsTo';

export const structuredData: StructuredData = {
  landing: (page) => [
    donateAction('Donate and Support us', '/donate', page),
    {
      '@type': 'ItemList',
      itemListElement: donationProjects.map((project, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: project.name,
        url: page.url(projectPath(project)),
      })),
    },
    faqPage(page.contentOf(questions)),
  ],
  project: (page) => projectData(projectOf(page.params['slug']), page),
  asset: (page) => projectData(projectOf(page.params['slug']), page),
};

const projectData = (project: DonationProject, page: DataPage): Thing[] => [
  {
    ...donateAction(`Donate for ${nameInSentence(project)}`, projectPath(project), page),
    description: project.description,
  },
  breadcrumbs(breadcrumbsTo(project), page),
];

function donateAction(name: string, path: string, page: DataPage) {
  return {
    '@type': 'DonateAction' as const,
    name,
    recipient: schoolThing(page),
    ...(page.picture && { image: page.picture }),
    target: { '@type': 'EntryPoint' as const, urlTemplate: page.url(path) },
  };
}
