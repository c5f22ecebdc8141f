import type { AreaPage } from '../../app/area/feature';

/** The pages in the order of their tabs. They belong to the overview, as donations do. */
export const ticketPages = {
  orders: {
    id: 'ticket-orders',
    to: '/admin/tickets',
    label: 'Orders',
    title: 'Ticket orders',
    page: './features/tickets/orders/TicketOrdersPage.tsx',
    about: 'Every order of tickets with its payments, tickets and refunds.',
  },
  live: {
    id: 'tickets-live',
    to: '/admin/tickets/live',
    label: 'Live',
    title: 'Tickets live',
    page: './features/tickets/live/TicketsLivePage.tsx',
    about: 'Live numbers of tickets sold, held and checked in, and income.',
  },
  desk: {
    id: 'tickets-desk',
    to: '/admin/tickets/desk',
    label: 'Desk',
    title: 'Sale at the desk',
    page: './features/tickets/desk/TicketDeskPage.tsx',
    about: 'Sells tickets for cash.',
  },
  plan: {
    id: 'tickets-plan',
    to: '/admin/tickets/plan',
    label: 'Plan',
    title: 'Seating plan',
    page: './features/tickets/plan/TicketPlanPage.tsx',
    about: 'The seats of the hall: free, held, sold or blocked.',
  },
  sale: {
    id: 'tickets-sale',
    to: '/admin/tickets/sale',
    label: 'Sale',
    title: 'Ticket sale',
    page: './features/tickets/sale/TicketSalePage.tsx',
    about: 'Opens and closes the sales; ticket types, stock, prices and codes.',
  },
  invitations: {
    id: 'tickets-invitations',
    to: '/admin/tickets/invitations',
    label: 'Pre-sale',
    title: 'Invitations',
    page: './features/tickets/invitations/TicketInvitationsPage.tsx',
    about: 'Guests who may buy reserved tickets.',
  },
  challenge: {
    id: 'challenge-entries',
    to: '/admin/tickets/challenge',
    label: 'Challenge',
    title: 'Challenge entries',
    page: './features/tickets/challenge/ChallengePage.tsx',
    about: 'Entries of the Music Art Challenge.',
  },
} as const satisfies Record<string, AreaPage>;
