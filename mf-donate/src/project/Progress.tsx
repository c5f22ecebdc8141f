import { Loom } from '@school/shared/art';
import { PAST, useIsOver } from '@school/shared/content/use';
import type { DonationProject } from '@school/shared/projects';
import { space } from '@school/shared/theme';
import { DateText, Facts, Money, Section, Text, VisuallyHidden } from '@school/shared/ui';
import styled from 'styled-components';
import { MatchedGifts } from '../matching/MatchedGifts';
import { shareOf } from '../figures/figures';
import { useFigures } from '../figures/FiguresProvider';
import { bandWorth } from '../donation/shortMoney';

/** Raised, target and deadline, as text and as cloth on a loom. */
export function Progress({ project }: { readonly project: DonationProject }) {
  const figures = useFigures(project.slug);
  const share = shareOf(figures);
  const isOver = useIsOver()([project.deadline]);
  return (
    <Section ground="card" room="half" aria-labelledby="how-far">
      <VisuallyHidden as="h2" id="how-far">
        How much has been given
      </VisuallyHidden>
      <Facts
        items={[
          { label: 'given so far', value: <Money pesewas={figures.raised} /> },
          { label: 'the target', value: <Money pesewas={figures.target} /> },
          {
            label: isOver ? `to reach it by${PAST}` : 'to reach it by',
            value: <DateText value={project.deadline} />,
          },
        ]}
      />
      <Weaving>
        <Loom
          share={share}
          layout="both"
          label={`${Math.floor(share * 100)} per cent of the target is given`}
        />
      </Weaving>
      <Text muted>
        Each of the ten bands is <Money pesewas={bandWorth(figures.target)} />.
        {figures.isOpen && (
          <span>
            {isOver ? ' Donations are still welcome.' : ' Donations are welcome after the date too.'}
          </span>
        )}
      </Text>
      <MatchedGifts project={project} withPast />
    </Section>
  );
}

const Weaving = styled.div`
  margin-top: ${space.s8};
`;
