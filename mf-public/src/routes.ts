import { defineRoutes, publicAccess, type RouteEntry } from '@school/shared/contract';
import { pageTitle, school } from '@school/shared/site';
import { allInstruments, instrumentCount, programmeCount } from './content/counts';
import { courses } from './content/offers';
import { instrumentNames } from './content/instrumentNames';

const common = {
  frame: 'site',
  access: publicAccess,
  prerender: true,
} as const satisfies Partial<RouteEntry>;

export const routes = defineRoutes([
  {
    ...common,
    id: 'home',
    path: '/',
    page: './home/HomePage.tsx',
    title: `${school.name}, Accra: lessons for every age`,
    description:
      'Classical and contemporary music lessons in Accra and Tema, for every age: piano, violin, cello, guitar, saxophone and trumpet.',
  },
  {
    ...common,
    id: 'about',
    path: '/about',
    page: './about/AboutPage.tsx',
    title: pageTitle('About us'),
    description: 'The story of the school, the people who lead, teach and perform, and how to reach us.',
  },
  {
    ...common,
    id: 'learn',
    path: '/learn',
    page: './learn/LearnPage.tsx',
    title: pageTitle('Learn Music'),
    description: `${allInstruments} in ${programmeCount} programmes, classical or contemporary, online or in Accra and Tema.`,
  },
  {
    ...common,
    id: 'instrument',
    path: '/learn/:instrumentId',
    page: './learn/InstrumentPage.tsx',
    title: pageTitle('Learn an instrument'),
    description: 'What is learnt on the instrument, how it is assessed and where it leads.',
    variants: instrumentNames.map(({ id, name }) => ({
      params: { instrumentId: id },
      title: pageTitle(`${name} lessons`),
      description: `${courses.find((course) => course.id === id)?.line} ${name} lessons of one hour, Monday to Saturday, with 2–4 recitals in every course.`,
    })),
  },
  {
    ...common,
    id: 'bursaries',
    path: '/bursaries',
    page: './bursaries/BursariesPage.tsx',
    title: pageTitle('Bursaries'),
    description: 'Help with the fee for music lessons: dates and a form.',
  },
  {
    ...common,
    id: 'projects',
    path: '/projects',
    page: './projects/ProjectsPage.tsx',
    title: pageTitle('Projects & Events'),
    description: 'Our concerts and other events, and the projects of the music foundation.',
    feeds: [
      { path: '/events.xml', type: 'application/atom+xml', title: 'Events' },
      { path: '/calendar.ics', type: 'text/calendar', title: 'Calendar of terms and events' },
    ],
  },
  {
    ...common,
    id: 'community',
    path: '/community',
    page: './community/CommunityPage.tsx',
    title: pageTitle('Community'),
    description:
      'Be the first to hear of recitals, open rehearsals and free places. Free, at most two emails a month.',
  },
  {
    ...common,
    id: 'refer',
    path: '/refer',
    page: './refer/ReferPage.tsx',
    title: pageTitle('Refer a Friend'),
    description: 'Send the school’s page to someone who would enjoy music.',
  },
  {
    ...common,
    id: 'careers',
    path: '/careers',
    page: './careers/CareersPage.tsx',
    title: pageTitle('Careers'),
    description: 'Teach, play or work with us. See the open jobs in Accra and Tema.',
  },
  {
    ...common,
    id: 'faq',
    path: '/faq',
    page: './faq/FaqPage.tsx',
    title: pageTitle('Questions and answers'),
    description: 'What parents and adult beginners ask: fees, first lessons, instruments, exams and terms.',
  },
  {
    ...common,
    id: 'privacy',
    path: '/privacy',
    page: './privacy/PrivacyPage.tsx',
    title: pageTitle('Privacy'),
    description: 'What the school stores about you and about children, why and for how long.',
  },
  {
    ...common,
    id: 'safeguarding',
    path: '/safeguarding',
    page: './safeguarding/SafeguardingPage.tsx',
    title: pageTitle('Safeguarding'),
    description: 'How we keep children safe in lessons, on stage and online, and who to tell.',
  },
  {
    ...common,
    id: 'not-found',
    path: '*',
    page: './notFound/NotFoundPage.tsx',
    title: pageTitle('Page not found'),
    description: `There is no page at this address. The home page and the ${instrumentCount} instruments are one step away.`,
    frame: 'none',
    unlisted: true,
  },
]);
