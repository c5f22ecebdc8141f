import { formatLongDateTime } from '@school/shared/format';
import { venueLabels } from '@school/shared/schemas/lessons';
import type { PlainFormName } from '@school/shared/schemas/sent';
import { typedBudget, typedGuests } from '@school/shared/schemas/showcase';
import { needsGuardian } from '@school/shared/schemas/tickets';
import type * as z from 'zod';
import { applyForJobRoute } from '../../community/careers/careers.routes';
import { joinCommunityRoute } from '../../community/community.routes';
import { sendContactMessageRoute } from '../../community/contact/contact.routes';
import { referFriendRoute } from '../../community/referrals/referrals.routes';
import { applyToPerformRoute, requestEngagementRoute } from '../../community/showcase/showcase.routes';
import { keepDraftRoute } from '../../competition/drafts/drafts.routes';
import { mailEntryLinksRoute, payEntryRoute } from '../../competition/entries/entry.routes';
import { startDonationRoute } from '../../donations/donations.routes';
import { requestDonorLinkRoute } from '../../donations/donor/donor.routes';
import { askForFeesRoute, registerForMusicStudyRoute } from '../../lessons/musicStudy.routes';
import { bookTrialRoute, getTrialTimesRoute } from '../../lessons/trials/trials.routes';
import { enterChallengeRoute } from '../../tickets/challenge/challenge.routes';
import { registerInterestRoute } from '../../tickets/interest/interest.routes';
import { startOrderRoute } from '../../tickets/orders/order.routes';
import { findOrdersRoute } from '../../tickets/issued/issued.routes';
import { joinWaitingListRoute } from '../../tickets/waiting/waiting.routes';
import { draftLinkOf } from './links/entry/draftLinks';
import { paidDonation, typedAmount } from './paidDonation';
import { paidEntryFee } from './paidEntryFee';
import { paidTickets, ticketPurchase } from './paidTickets';
import type { PaidOperation } from './paidOperation';
import type { Body, SentForm } from './sentForm';

interface PlainOperation {
  readonly path: string;
  /** The schema of its body, which says which fields are lists, numbers and switches. */
  readonly schema: z.ZodType;
  /** Where the choices of a list come from that is not in composed HTML, such as free times. */
  readonly choices?: { readonly path: (of: string) => string; readonly read: (answer: unknown) => Choice[] };
  /** Adds what the form's script adds to the typed values. */
  readonly complete?: (body: Body, sent: SentForm) => Body;
  /** Of a form that leads to a private link: returns it from the API's answer. */
  readonly opens?: (answer: unknown) => string;
  /** Of a form that pays. */
  readonly paid?: PaidOperation;
}

/** An option of a list. */
interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Contract {
  readonly path: string;
  readonly request: {
    readonly body: { readonly content: { readonly 'application/json': { schema: z.ZodType } } };
  };
}

const operation = ({ path, request }: Contract, complete?: PlainOperation['complete']): PlainOperation => ({
  path: `/api${path}`,
  schema: request.body.content['application/json'].schema,
  ...(complete && { complete }),
});

const freeTimes = getTrialTimesRoute.responses[200].content['application/json'].schema;

/** Returns whether something was typed in a group of fields that may stay empty. */
const isTyped = (group: unknown): boolean => Object.values(group ?? {}).some(Boolean);

/** The operations of all forms that work without a script. */
export const plainOperations: Readonly<Record<PlainFormName, PlainOperation>> = {
  sendContactMessage: operation(sendContactMessageRoute),
  askForFees: operation(askForFeesRoute),
  registerForMusicStudy: operation(registerForMusicStudyRoute),
  bookTrial: {
    ...operation(bookTrialRoute),
    choices: {
      path: (of) => `/api${getTrialTimesRoute.path}?${new URLSearchParams({ instrument: of }).toString()}`,
      read: (answer) =>
        freeTimes.parse(answer).times.map(({ id, startsAt, teacher, venue }) => ({
          value: id,
          label: `${formatLongDateTime(startsAt)}, with ${teacher}, ${venueLabels[venue]}`,
        })),
    },
  },
  joinCommunity: operation(joinCommunityRoute),
  referFriend: operation(referFriendRoute),
  applyForJob: operation(applyForJobRoute, (body, { labels }) => ({
    ...body,
    openingTitle: labels['opening'] ?? '',
  })),
  requestEngagement: operation(requestEngagementRoute, (body, { text }) => ({
    ...body,
    guests: typedGuests(text('guests')),
    budget: typedBudget(text('budget')),
  })),
  applyToPerform: operation(applyToPerformRoute),
  joinWaitingList: operation(joinWaitingListRoute),
  registerTicketInterest: operation(registerInterestRoute),
  findTicketOrders: operation(findOrdersRoute),
  requestDonorLink: operation(requestDonorLinkRoute),
  enterChallenge: operation(enterChallengeRoute, ({ guardian, ...body }) => ({
    ...body,
    ...(needsGuardian(Number(body['age'])) && { guardian }),
  })),
  mailEntryLinks: operation(mailEntryLinksRoute),
  keepEntryDraft: {
    ...operation(keepDraftRoute, (body) => ({ ...body, values: {} })),
    opens: draftLinkOf,
  },
  startDonation: {
    ...operation(startDonationRoute, ({ tribute, ...body }, { text }) => ({
      ...body,
      ...(isTyped(tribute) && { tribute }),
      amount: typedAmount(text('amount'), text('preset')),
    })),
    paid: paidDonation,
  },
  payEntryFee: { ...operation(payEntryRoute), paid: paidEntryFee },
  startTicketOrder: { path: `/api${startOrderRoute.path}`, schema: ticketPurchase, paid: paidTickets },
};
