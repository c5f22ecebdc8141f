import type { PersonRecord } from './api';

type List = PersonRecord['list'];

export const listLabels: Readonly<Record<List, string>> = {
  donation: 'Donation',
  ticket_order: 'Tickets',
  ticket: 'Ticket',
  invitation: 'Invitation',
  ticket_waiting: 'Waiting for tickets',
  ticket_interest: 'Interested in tickets',
  competition_entry: 'Competition',
  audition_waiting: 'Waiting for an audition time',
  challenge_entry: 'Music Art Challenge',
  lesson: 'Lessons',
  trial: 'Trial lesson',
  performer: 'Performer',
  engagement: 'Engagement',
  volunteer: 'Volunteer',
  message: 'Message',
  fees: 'Fee enquiry',
  application: 'Application',
  member: 'Community',
  referral: 'Recommendation',
  held_form: 'Held form',
};

/** The page of each list; the record is opened beside it. Who only waits or is interested has no page. */
const pages: Readonly<Partial<Record<List, string>>> = {
  donation: '/admin/donations?open=',
  ticket_order: '/admin/tickets?open=',
  ticket: '/admin/tickets?open=',
  invitation: '/admin/tickets/invitations?open=',
  competition_entry: '/admin/registrations?open=',
  challenge_entry: '/admin/tickets/challenge?open=',
  lesson: '/admin/music-study?open=',
  performer: '/admin/artist-showcase?view=pros&open=',
  engagement: '/admin/artist-showcase?view=engagements&open=',
  volunteer: '/admin/helpers?part=volunteers&open=',
  message: '/admin/enquiries?open=',
  fees: '/admin/enquiries?open=',
  application: '/admin/enquiries?open=',
  member: '/admin/enquiries?open=',
  referral: '/admin/enquiries?open=',
  held_form: '/admin/held-forms#held-',
};

/** Where a record is opened. */
export function recordPath({ list, id }: Pick<PersonRecord, 'list' | 'id'>): string | undefined {
  const page = pages[list];
  return page && page + id;
}

/** A state as it is kept, in words. */
export const describeState = (state: string): string => {
  const words = state.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
