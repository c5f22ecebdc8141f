import { defineRoutes, publicAccess } from '@school/shared/contract';
import { pageTitle } from '@school/shared/site';
import { ticketOffer } from '@school/shared/tickets';
import { challenge } from './content/challenge';
import { eventDescription, eventTitle } from './content/heads';
import { initialSale } from './sale/saleFacts';

const page = { frame: 'none', access: publicAccess, prerender: true } as const;

export const routes = defineRoutes([
  {
    ...page,
    id: 'event',
    path: '/mate-2025',
    page: './event/EventPage.tsx',
    title: eventTitle(initialSale(ticketOffer.seed, 'public')),
    description: eventDescription,
  },
  {
    ...page,
    id: 'thank-you',
    path: '/mate-2025/thank-you',
    page: './after/ThankYouPage.tsx',
    title: pageTitle('Thank you for your interest in MATE 2025'),
    description: 'When and where MATE 2025 is, and how to get there.',
    unlisted: true,
  },
  {
    ...page,
    id: 'pre-sale',
    path: '/mate-2025/pre-sale',
    page: './presale/PreSalePage.tsx',
    title: pageTitle('Pre-sale for MATE 2025'),
    description: 'Who can buy in the pre-sale of MATE 2025, what a pre-sale code is and how to use it.',
  },
  {
    ...page,
    id: 'pre-sale-experiential',
    path: '/mate-2025/pre-sale-experiential',
    page: './presale/PreSaleExperientialPage.tsx',
    title: pageTitle('MATE 2025 from the inside: experiences in pre-sale'),
    description:
      'By invitation: sit in on the dress rehearsal, see behind the stage or have supper with the players.',
  },
  {
    ...page,
    id: 'purchase-success',
    path: '/mate-2025/purchase-success',
    page: './tickets/PurchaseSuccessPage.tsx',
    title: pageTitle('Your tickets for MATE 2025'),
    description: 'Your tickets for MATE 2025 by your private link: show, print, rename or return them.',
    unlisted: true,
  },
  {
    ...page,
    id: 'challenge',
    path: '/music-art-challenge',
    page: './challenge/MusicArtChallengePage.tsx',
    title: pageTitle(`${challenge.name}: draw what you hear`),
    description: `${challenge.name}: three pieces of music, one sheet of paper. Who may enter, the dates, the rules and the prizes.`,
  },
]);
