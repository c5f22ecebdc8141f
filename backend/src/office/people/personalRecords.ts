import {
  auditionWaiting,
  challengeEntries,
  competitionDrafts,
  contactMessages,
  engagements,
  feeEnquiries,
  jobApplications,
  musicStudyRegistrations,
  performers,
  referrals,
  ticketInterests,
  ticketWaiting,
  trialBookings,
  volunteers,
} from '../../platform/db/schema';
import type { PersonalRecord } from './records/personalRecord';
import { communityRecord } from './records/community';
import { entryRecord } from './records/entries';
import { heldRecord } from './records/held';
import { mailRecord } from './records/mails';
import { donationRecord, orderRecord } from './records/orders';
import { plainRecord } from './records/plainRecord';
import { referralRecord, referralWishRecord } from './records/referrals';
import { staffRecord } from './records/staff';
import { heldTicketRecord, invitationRecord, ticketOrderRecord } from './records/tickets';

/** All stored personal data by kind. `people.test.ts` compares it with the tables of the schema. */
export const personalRecords = {
  messages: plainRecord({ name: 'Messages', table: contactMessages }),
  feeQuestions: plainRecord({ name: 'Questions about fees', table: feeEnquiries }),
  lessons: plainRecord({
    name: 'Registrations for lessons',
    table: musicStudyRegistrations,
    subject: 'music_study',
  }),
  trials: plainRecord({ name: 'Trial lessons', table: trialBookings }),
  community: communityRecord,
  referrers: plainRecord({ name: 'Recommendations made', table: referrals }),
  referrals: referralRecord,
  referralWishes: referralWishRecord,
  applications: plainRecord({
    name: 'Applications for work',
    table: jobApplications,
    upload: jobApplications.cvId,
  }),
  performers: plainRecord({ name: 'Applications to perform', table: performers, subject: 'performer' }),
  engagements: plainRecord({ name: 'Bookings of performers', table: engagements, subject: 'engagement' }),
  held: heldRecord,
  challenge: plainRecord({
    name: 'Entries for the Music Art Challenge',
    table: challengeEntries,
    subject: 'challenge_entry',
    upload: challengeEntries.sheetId,
  }),
  volunteers: plainRecord({ name: 'Volunteers', table: volunteers }),
  drafts: plainRecord({ name: 'Entries that are not sent', table: competitionDrafts }),
  auditionWaiting: plainRecord({ name: 'Waiting for an audition', table: auditionWaiting }),
  ticketWaiting: plainRecord({ name: 'Waiting for tickets', table: ticketWaiting }),
  ticketInterests: plainRecord({ name: 'Interest in tickets', table: ticketInterests }),
  invitations: invitationRecord,
  heldTickets: heldTicketRecord,
  ticketOrders: ticketOrderRecord,
  donations: donationRecord,
  orders: orderRecord,
  entries: entryRecord,
  staff: staffRecord,
  mails: mailRecord,
} as const satisfies Record<string, PersonalRecord>;

/** The same in the order of an archive. */
export const allRecords: readonly PersonalRecord[] = Object.values(personalRecords);
