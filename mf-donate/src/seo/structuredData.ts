import {
  donationProjects,
  nameInSentence,
  projectPath,
  textsOf,
  type DonationProject,
} from '@school/shared/projects';
import {
  breadcrumbs,
  faqPage,
  schoolThing,
  type DataPage,
  type Heads,
  type StructuredData,
  type Thing,
} from '@school/shared/render';
import { questions } from '../content/donating';
import { donationPageHead, projectPageHead } from '../content/heads';
import { projectOf } from '../content/projectOf';
import { breadcrumbsTo } from '../project/breadcrumbsTo';

export const structuredData: StructuredData = {
  landing: (page) => [
    donateAction('Donate and Support us', '/donate', page),
    {
      '@type': 'ItemList',
      itemListElement: donationProjects.map((seed, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: page.contentOf(textsOf(seed)).name,
        url: page.url(projectPath(seed)),
      })),
    },
    faqPage(page.contentOf(questions)),
  ],
  project: (page) => projectData(projectOn(page, 'slug'), page),
  asset: (page) => projectData(projectOn(page, 'slug'), page),
};

/** Title and description of a page follow the published project. */
export const heads: Heads = {
  project: (page) => projectPageHead(projectOn(page, 'slug')),
  asset: (page) => projectPageHead(projectOn(page, 'slug')),
  donation: (page) => donationPageHead(projectOn(page, 'projectId')),
};

/** Returns the project of a page with its published texts. */
function projectOn(page: DataPage, parameter: string): DonationProject {
  const project = projectOf(page.params[parameter]);
  return { ...project, ...page.contentOf(textsOf(project)) };
}

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
