import { today } from '@school/shared/content';
import { useContent } from '@school/shared/content/use';
import { nameInSentence, type DonationProject } from '@school/shared/projects';
import { campaignKey, matchedGifts, matchingCampaigns } from '@school/shared/projects/matching';
import { space } from '@school/shared/theme';
import { DateText, Money, Notice } from '@school/shared/ui';
import styled from 'styled-components';
import { useFigures } from '../figures/FiguresProvider';
import { campaignsOf, type CampaignState } from './campaignState';

interface Props {
  readonly project: DonationProject;
  /** Whether to show also what partners gave before. */
  readonly withPast?: boolean;
}

/** The partners who double the gifts to a project or an asset; nothing without one. */
export function MatchedGifts({ project, withPast = false }: Props) {
  const { isOpen } = useFigures(project.slug);
  const state = { today: useContent(today), matched: useContent(matchedGifts), isOpen };
  const shown = campaignsOf(project.slug, useContent(matchingCampaigns), state).filter(
    ({ isOver }) => withPast || !isOver,
  );
  if (shown.length === 0) return null;
  return (
    <Notices>
      {shown.map((campaign) => (
        <Campaign key={campaignKey(campaign)} campaign={campaign} name={nameInSentence(project)} />
      ))}
    </Notices>
  );
}

function Campaign({ campaign, name }: { readonly campaign: CampaignState; readonly name: string }) {
  const { partner, from, until, isOver, matched, left } = campaign;
  if (isOver)
    return (
      <Notice title="Gifts that counted twice">
        From <DateText value={from} /> to <DateText value={until} />, {partner} doubled gifts for {name} with{' '}
        <Money pesewas={matched} />. Thank you.
      </Notice>
    );
  if (left === 0)
    return (
      <Notice title="Gifts that counted twice">
        Since <DateText value={from} />, {partner} has doubled gifts for {name} with{' '}
        <Money pesewas={matched} />. That is all that was promised. Thank you.
      </Notice>
    );
  return (
    <Notice title="Your gift counts twice">
      Until <DateText value={until} />, {partner} gives the same amount again for each gift for {name}, up to{' '}
      <Money pesewas={matched + left} /> in all. <Money pesewas={left} /> of it is left.
    </Notice>
  );
}

const Notices = styled.div`
  display: grid;
  gap: ${space.s4};
  margin-top: ${space.s6};
`;
