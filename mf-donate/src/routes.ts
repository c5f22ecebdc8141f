import { defineRoutes, publicAccess } from '@school/shared/contract';
import { appeals, assets, projects, type Appeal } from './content/appeals';

const school = 'Music School & Conservatory';

const readAbout = ({ url, name, summary }: Appeal) => ({
  params: { url },
  title: `${name}: how far we are | ${school}`,
  description: `${summary} What it costs, what has been given so far, and how to give.`,
});

const giveTo = ({ url, giveTitle }: Appeal) => ({
  params: { projectId: url },
  title: `${giveTitle} | ${school}`,
  description: `${giveTitle}. Choose an amount, see your own band on the loom, and give by mobile money or card.`,
});

const page = { frame: 'site', access: publicAccess, prerender: true } as const;

export const routes = defineRoutes([
  {
    ...page,
    id: 'landing',
    path: '/donate',
    page: './landing/LandingPage.tsx',
    title: `Donate and Support us | ${school}`,
    description:
      'Six things young musicians in Accra and Tema need, what each costs and how far it is. Give to one of them.',
  },
  {
    ...page,
    id: 'project',
    path: '/donate/projects/:url',
    page: './appeal/AppealPage.tsx',
    title: `A project to give to | ${school}`,
    description: 'A project of the music foundation: what it is, what it costs and how far it is.',
    variants: projects.map(readAbout),
  },
  {
    ...page,
    id: 'asset',
    path: '/donate/assets/:url',
    page: './appeal/AppealPage.tsx',
    title: `An asset to give to | ${school}`,
    description: 'Something the school needs to own: what it is, what it costs and how far it is.',
    variants: assets.map(readAbout),
  },
  {
    ...page,
    id: 'give',
    path: '/donate/:donationId/:projectId',
    page: './give/GivePage.tsx',
    title: `Give | ${school}`,
    description: 'Choose an amount and see your own band on the loom before you give.',
    variants: appeals.map(giveTo),
    unlisted: true,
  },
  {
    ...page,
    id: 'thank-you',
    path: '/donate/thank-you',
    page: './thanks/ThankYouPage.tsx',
    title: `Thank you for thinking of us | ${school}`,
    description: 'Thank you. A gift to the music foundation is a row of cloth that stays on the loom.',
    unlisted: true,
  },
]);
