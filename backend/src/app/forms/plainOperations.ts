import { typedBudget, typedGuests } from '@school/shared/schemas/showcase';
import type { PlainFormName } from '@school/shared/schemas/sent';
import { needsGuardian } from '@school/shared/schemas/tickets';
import * as z from 'zod';
import { applyForJobRoute } from '../../community/careers/careers.routes';
import { joinCommunityRoute } from '../../community/community.routes';
import { sendContactMessageRoute } from '../../community/contact/contact.routes';
import { referFriendRoute } from '../../community/referrals/referrals.routes';
import { applyToPerformRoute, requestEngagementRoute } from '../../community/showcase/showcase.routes';
import { mailEntryLinksRoute } from '../../competition/entries/entry.routes';
import { enterChallengeRoute } from '../../tickets/challenge/challenge.routes';
import { registerInterestRoute } from '../../tickets/interest/interest.routes';
import { findOrdersRoute } from '../../tickets/issued/issued.routes';
import { askForFeesRoute, registerForMusicStudyRoute } from '../../lessons/musicStudy.routes';
import type { Body, SentForm } from './sentForm';

interface PlainOperation {
  readonly path: string;
  /** The schema of its body, which says which fields are lists, numbers and switches. */
  readonly schema: z.ZodType;
  /** Adds what the form's script adds to the typed values. */
  readonly complete?: (body: Body, sent: SentForm) => Body;
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

/** The operations of all forms that work without a script. */
export const plainOperations: Readonly<Record<PlainFormName, PlainOperation>> = {
  sendContactMessage: operation(sendContactMessageRoute),
  askForFees: operation(askForFeesRoute),
  registerForMusicStudy: operation(registerForMusicStudyRoute),
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
  registerTicketInterest: operation(registerInterestRoute),
  findTicketOrders: operation(findOrdersRoute),
  enterChallenge: operation(enterChallengeRoute, ({ guardian, ...body }) => ({
    ...body,
    ...(needsGuardian(Number(body['age'])) && { guardian }),
  })),
  mailEntryLinks: operation(mailEntryLinksRoute),
};
