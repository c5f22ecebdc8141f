import type { UploadPurposeName } from '../uploads/uploadPurposes';
import * as sent from './sentTexts';

export interface PlainForm {
  /** What the thank-you page says, or the path of a page of its own. */
  readonly sent?: sent.SentText | string;
  /** Of a form that pays: what is said once it is paid, and the page in whose frame the state is shown. */
  readonly paid?: sent.SentText & { readonly page: string };
  /** Its file fields. */
  readonly files?: Readonly<Record<string, UploadPurposeName>>;
}

/**
 * The operations whose forms work without a script, by operation: their form has `action="/forms/{operation}"`, and its
 * controls have the names of the operation's fields.
 */
export const plainForms = {
  sendContactMessage: { sent: sent.messageSent },
  askForFees: { sent: sent.feesAsked },
  registerForMusicStudy: { sent: sent.registered },
  bookTrial: { sent: sent.trialBooked },
  joinCommunity: { sent: sent.communityLetterSent },
  referFriend: { sent: sent.referralSent },
  applyForJob: { sent: sent.applicationSent, files: { cv: 'cv' } },
  requestEngagement: { sent: sent.engagementSent },
  applyToPerform: { sent: sent.performerSent },
  joinWaitingList: { sent: sent.waitingJoined },
  registerTicketInterest: { sent: '/mate-2025/thank-you' },
  findTicketOrders: { sent: sent.ticketLinksSent },
  requestDonorLink: { sent: sent.donorLinkSent },
  enterChallenge: { sent: sent.challengeSent, files: { sheet: 'challenge_sheet' } },
  mailEntryLinks: { sent: sent.entryLinksSent },
  /** Begins an entry: its private link goes on, step by step. */
  keepEntryDraft: {},
  startDonation: { paid: { ...sent.donationPaid, page: '/donate/thank-you' } },
  /** Started by the private link of an entry. */
  payEntryFee: { paid: { ...sent.entryFeePaid, page: '/music-competition/thank-you' } },
  startTicketOrder: { paid: { ...sent.ticketsPaid, page: '/mate-2025/thank-you' } },
} as const satisfies Readonly<Record<string, PlainForm>>;

export type PlainFormName = keyof typeof plainForms;

export const isPlainForm = (operation: string): operation is PlainFormName =>
  Object.hasOwn(plainForms, operation);

/** The waiting room of the ticket sale, for browsers without scripts. */
export const WAITING_ROOM = '/forms/waiting-room';

/** The hidden field with the key of a form that was answered before. */
export const PLAIN_FORM_KEY = 'idempotencyKey';

/** The hidden field with the id of a payment that is tried again. */
export const PLAIN_PAYMENT_ID = 'paymentId';
