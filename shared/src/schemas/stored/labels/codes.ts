import { roundNames, instrumentNames } from '../../../competition';
import { enquiryStateLabels } from '../../enquiries/labels';
import {
  categoryLabels,
  classTypeLabels,
  gradeLabels,
  instrumentLabels,
  levelLabels,
  modeLabels,
  programmeLabels,
  venueLabels,
} from '../../lessons';
import { musicLabels, occasionLabels, placeLabels } from '../../showcase/labels';

// Staff labels of stored codes, shared by lists, drawers, CSV files and the audit log.

export type Labels = Readonly<Record<string, string>>;

/** Returns the label of a code, or the code in readable form when it has none. */
export function labelOf(labels: Labels, code: string): string {
  const label = labels[code];
  if (label !== undefined) return label;
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const performerLabels = { applied: 'Applied', accepted: 'Accepted', declined: 'Declined' } as const;

export const engagementLabels = {
  new: 'New',
  offered: 'Offered',
  confirmed: 'Confirmed',
  declined: 'Declined',
  done: 'Played',
} as const;

/** A performer's answer to an offer. */
export const offerLabels = {
  offered: 'Requested',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
} as const;

export const lessonLabels = {
  new: 'New',
  contacted: 'Contacted',
  placed: 'Placed',
  declined: 'Declined',
} as const;

export const challengeLabels = {
  entered: 'Entered',
  shortlisted: 'Shortlisted',
  chosen: 'Chosen',
  declined: 'Declined',
} as const;

/** The states of donations and ticket orders. */
export const orderLabels = {
  created: 'Started',
  pending: 'Waiting',
  paid: 'Paid',
  failed: 'Failed',
  expired: 'Expired',
  refunded: 'Refunded',
} as const;

export const paymentLabels = { pending: 'Pending', failed: 'Failed', successful: 'Successful' } as const;

export const refundLabels = {
  requested: 'Refund requested',
  done: 'Refunded',
  failed: 'Refund failed',
  unclear: 'Refund unclear',
} as const;

export const methodLabels = {
  card: 'Card',
  mobile_money: 'Mobile money',
  cash: 'Cash at the desk',
  free: 'Nothing to pay',
} as const;

/** Whether the donor wall shows name and message. */
export const wallLabels = {
  shown: 'shown',
  waiting: 'waiting for approval',
  hidden: 'hidden',
} as const;

export const saleLabels = {
  public: 'Public sale',
  'pre-sale': 'Pre-sale',
  experiential: 'Experiential pre-sale',
} as const;

export const ticketLabels = {
  held: 'Held',
  freed: 'Released',
  valid: 'Valid',
  returned: 'Returned',
  refunded: 'Refunded',
} as const;

export const invitationLabels = {
  unused: 'Unused',
  held: 'Tickets held',
  used: 'Used',
  revoked: 'Revoked',
} as const;

/** The label of an invitation without a name. */
export const NOBODY_NAMED = 'Anyone with the code';

/** The states of a competition entry. */
export const entryLabels = {
  submitted: 'Submitted',
  returned: 'Returned',
  accepted: 'Accepted',
  round2: 'Round 2',
  final: 'Final',
  placed: 'Placed',
  out: 'Eliminated',
  withdrawn: 'Withdrawn',
} as const;

interface HowFar {
  readonly state: keyof typeof entryLabels;
  readonly place: number | null;
  readonly reached: keyof typeof roundNames | null;
}

/** Describes the state of an entry with its place, or the round in which it was eliminated. */
export function entryStateLabel({ state, place, reached }: HowFar): string {
  if (state === 'placed' && place !== null) return `Place ${place}`;
  if (state === 'out' && reached) return `Eliminated after ${roundNames[reached].toLowerCase()}`;
  return entryLabels[state];
}

export const feeLabels = {
  due: 'Due',
  pending: 'Pending',
  paid: 'Paid',
  refunded: 'Refunded',
  none: 'Nothing to pay',
} as const;

export const consentLabels = { not_needed: 'Not needed', waiting: 'Waiting', given: 'Given' } as const;

export const paperLabels = {
  proof_of_age: 'Proof of age',
  picture: 'Picture',
  recording: 'Recording',
  certificate: 'Grade certificate',
} as const;

/** The states of a mail or other job. */
export const effectLabels = {
  failed: 'Failed',
  waiting: 'Waiting',
  done: 'Done',
  dropped: 'Cancelled',
} as const;

export const volunteerLabels = { helps: 'Active', helped: 'Inactive' } as const;

/** The lists that contain people. */
export const personListLabels = {
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
} as const;

/** The state of a person's record in its list. */
export const personStateLabels: Readonly<Partial<Record<keyof typeof personListLabels, Labels>>> = {
  donation: orderLabels,
  ticket: ticketLabels,
  competition_entry: entryLabels,
  challenge_entry: challengeLabels,
  lesson: lessonLabels,
  performer: performerLabels,
  engagement: engagementLabels,
  volunteer: volunteerLabels,
  message: enquiryStateLabels,
  fees: enquiryStateLabels,
  application: enquiryStateLabels,
  member: enquiryStateLabels,
  referral: enquiryStateLabels,
};

/** The labels of codes in recorded tables, by column. */
export const columnLabels: Readonly<Record<string, Readonly<Record<string, Labels>>>> = {
  challenge_entries: { status: challengeLabels },
  competition_entries: { state: entryLabels, instrument: instrumentNames },
  donations: { method: methodLabels, wall: wallLabels },
  engagement_offers: { state: offerLabels },
  engagements: { status: engagementLabels, occasion: occasionLabels, music: musicLabels },
  enquiries: { state: enquiryStateLabels },
  lessons: { venue: venueLabels },
  music_study_registrations: {
    status: lessonLabels,
    instrument: instrumentLabels,
    programme: programmeLabels,
    level: levelLabels,
    grade: gradeLabels,
    category: categoryLabels,
    class_type: classTypeLabels,
    mode: modeLabels,
    venue: venueLabels,
  },
  orders: { state: orderLabels },
  outbox: { state: effectLabels },
  payments: { status: paymentLabels },
  performers: { status: performerLabels, category: categoryLabels, place: placeLabels },
  refunds: { state: refundLabels },
  ticket_invitations: { sale: saleLabels },
  ticket_orders: { method: methodLabels, sale: saleLabels },
  ticket_types: { sale: saleLabels },
  tickets: { state: ticketLabels },
};
