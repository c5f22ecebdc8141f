import { defineRoutes, publicAccess, type RouteEntry } from '@school/shared/contract';
import { pageTitle } from '@school/shared/site';
import { resourceOf } from './rounds/published/resource';
import { allInstruments, bandCount } from './content/counts';

/** The common properties of all routes. */
const inCompetition = {
  frame: 'competition',
  access: publicAccess,
  prerender: true,
} satisfies Partial<RouteEntry>;

export const routes = defineRoutes([
  {
    ...inCompetition,
    id: 'landing',
    path: '/music-competition',
    page: './landing/LandingPage.tsx',
    resources: [resourceOf('results')],
    title: pageTitle('Music Competition, October 2025'),
    description: `${allInstruments}, ${bandCount} bands, one stage in Accra. See the repertoire, rules, prizes, judges and audition times of Oct 11 and Oct 18, 2025.`,
  },
  {
    ...inCompetition,
    id: 'register',
    path: '/music-competition/register',
    page: './register/RegisterPage.tsx',
    title: pageTitle('Register for the Music Competition'),
    description:
      'Enter the Music Competition step by step: choose a band, pieces and a time, add your documents, and pay by card or mobile money. Or print the entry sheet.',
  },
  {
    ...inCompetition,
    id: 'thank-you',
    path: '/music-competition/thank-you',
    page: './thank-you/ThankYouPage.tsx',
    title: pageTitle('Thank you | Music Competition'),
    description: 'What happens after you enter the Music Competition, step by step.',
    unlisted: true,
  },
  {
    ...inCompetition,
    id: 'round2-lineup',
    path: '/music-competition/round2-lineup',
    page: './rounds/Round2LineupPage.tsx',
    resources: [resourceOf('round2_lineup')],
    title: pageTitle('Round 2 line-up | Music Competition'),
    description:
      'Who plays in round 2 of the Music Competition, and in which order. Published after the auditions.',
  },
  {
    ...inCompetition,
    id: 'round3-update',
    path: '/music-competition/round3-update',
    page: './rounds/Round3UpdatePage.tsx',
    resources: [resourceOf('round3_update')],
    title: pageTitle('Round 3 update | Music Competition'),
    description:
      'The finalists of every band of the Music Competition and the order of the final: published after round 2.',
  },
  {
    ...inCompetition,
    id: 'results',
    path: '/music-competition/results',
    page: './rounds/ResultsPage.tsx',
    resources: [resourceOf('results')],
    title: pageTitle('Results | Music Competition'),
    description:
      'The places on every instrument and in every band. Published once the judges have signed them.',
  },
  {
    ...inCompetition,
    id: 'awards',
    path: '/music-competition/awards',
    page: './rounds/AwardsPage.tsx',
    resources: [resourceOf('awards')],
    title: pageTitle('Awards | Music Competition'),
    description:
      'Up to three prizes in every band of the Music Competition, and what comes with each of them.',
  },
]);
