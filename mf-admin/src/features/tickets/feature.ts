import type { AdminFeature } from '../../app/area/feature';
import { ticketPages } from './ticketPages';

export const tickets: AdminFeature = {
  id: 'tickets',
  pages: [
    ticketPages.orders,
    ticketPages.live,
    ticketPages.desk,
    ticketPages.plan,
    ticketPages.sale,
    ticketPages.invitations,
    ticketPages.challenge,
  ],
  under: 'overview',
  group: 'tickets',
  actions: [
    {
      id: 'do:walk-up-order',
      order: 2,
      label: 'New walk-up order',
      about: 'Sells tickets for cash at the desk',
      forStaff: true,
      run: ({ navigate }) => navigate(ticketPages.desk.to),
    },
  ],
  switches: {
    order: 2,
    height: 180,
    load: () => import('./sale/SaleSwitches').then((module) => module.SaleSwitches),
  },
  references: [
    { prefixes: ['T'], path: '/admin/tickets', what: 'Ticket orders' },
    { prefixes: ['ART'], path: '/admin/tickets/challenge', what: 'Challenge entries' },
  ],
};
