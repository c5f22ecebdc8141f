import {
  breadcrumbs,
  faqPage,
  schoolThing,
  type DataPage,
  type StructuredData,
  type Thing,
} from '@school/shared/render';
import { crumbsTo } from '../appeal/crumbs';
import { appealAt, appeals, pathOf, type Appeal } from '../content/appeals';
import { questions } from '../content/gifts';

export const structuredData: StructuredData = {
  landing: (page) => [
    gift('Donate and Support us', '/donate', page),
    {
      '@type': 'ItemList',
      itemListElement: appeals.map((appeal, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: appeal.name,
        url: page.url(pathOf(appeal)),
      })),
    },
    faqPage(questions),
  ],
  project: (page) => appealData(appealAt(page.params['url']), page),
  asset: (page) => appealData(appealAt(page.params['url']), page),
};

const appealData = (appeal: Appeal, page: DataPage): Thing[] => [
  {
    ...gift(`Donate to ${appeal.name}`, pathOf(appeal), page),
    description: appeal.summary,
  },
  breadcrumbs(crumbsTo(appeal), page),
];

/** What can be done on a page: to give. */
function gift(name: string, path: string, page: DataPage) {
  return {
    '@type': 'DonateAction' as const,
    name,
    recipient: schoolThing(page),
    ...(page.picture && { image: page.picture }),
    target: { '@type': 'EntryPoint' as const, urlTemplate: page.url(path) },
  };
}
