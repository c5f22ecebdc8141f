// Campaigns in which a partner doubles what others give. Pages that do not show them do not load this.
import { contentDocument } from '../content';

/** A partner's promise to give as much again as donors give to a project or an asset. */
export interface MatchingCampaign {
  /** The slug of the project or the asset. */
  readonly project: string;
  readonly partner: string;
  /** The first and the last day of the gifts that count, `YYYY-MM-DD`, in UTC. */
  readonly from: string;
  readonly until: string;
  /** The most that the partner gives, in whole cedis. */
  readonly cedis: number;
}

/** The campaigns as staff publish them. There is none before a partner has promised something. */
export const matchingCampaigns = contentDocument<readonly MatchingCampaign[]>(
  '/content/shared/matching-campaigns',
  [],
);

/** What each campaign's partner gives so far, in pesewas, by `campaignKey`. The API publishes it. */
export const matchedGifts = contentDocument<Readonly<Record<string, number>>>(
  '/content/shared/matched-gifts',
  {},
);

/** Returns the name of a campaign among the matched gifts. Another limit is still the same campaign. */
export const campaignKey = ({ project, partner, from, until }: MatchingCampaign): string =>
  [project, from, until, partner].join(' ');
