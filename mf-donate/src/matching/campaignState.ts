import { campaignKey, type MatchingCampaign } from '@school/shared/projects/matching';

/** A campaign on one day. Amounts are in pesewas. */
export interface CampaignState extends MatchingCampaign {
  readonly isOver: boolean;
  readonly matched: number;
  /** What the partner can still give. */
  readonly left: number;
}

/**
 * Returns the campaigns of a project or an asset that donors should know: those that run, and those whose partner gave
 * something. The order is that of their last days, the latest first.
 * @param today `YYYY-MM-DD`, the day of the server that composed the page
 * @param matched in pesewas, by `campaignKey`
 */
export const campaignsOf = (
  slug: string,
  all: readonly MatchingCampaign[],
  { today, matched }: { readonly today: string; readonly matched: Readonly<Record<string, number>> },
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
    .filter(({ isOver, matched: given }) => !isOver || given > 0)
    .sort((one, other) => other.until.localeCompare(one.until));
