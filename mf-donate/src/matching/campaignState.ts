import { campaignKey, type MatchingCampaign } from '@school/shared/projects/matching';

/** A campaign on one day. Amounts are in pesewas. */
export interface CampaignState extends MatchingCampaign {
  readonly isOver: boolean;
  readonly matched: number;
  /** What the partner can still give. */
  readonly left: number;
}

interface State {
  /** `YYYY-MM-DD`, the day of the server that composed the page. */
  readonly today: string;
  /** In pesewas, by `campaignKey`. */
  readonly matched: Readonly<Record<string, number>>;
  /** Whether the project or the asset takes donations. */
  readonly isOpen: boolean;
}

/**
 * Returns the campaigns of a project or an asset that donors should know: those that run, and those whose partner gave
 * something. Nothing is promised while the project takes no donations. The order is that of their last days, the latest
 * first.
 */
export const campaignsOf = (
  slug: string,
  all: readonly MatchingCampaign[],
  { today, matched, isOpen }: State,
): CampaignState[] =>
  all
    .filter(({ project, from }) => project === slug && from <= today)
    .map((campaign) => {
      const given = Math.min(matched[campaignKey(campaign)] ?? 0, campaign.cedis * 100);
      return {
        ...campaign,
        isOver: campaign.until < today,
        matched: given,
        left: campaign.cedis * 100 - given,
      };
    })
    .filter(({ isOver, matched: given, left }) => (isOver ? given > 0 : isOpen || left === 0))
    .sort((one, other) => other.until.localeCompare(one.until));
