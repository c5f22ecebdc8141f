import { Button, Cluster, Display, Lead, Money, Section, TextLink } from '@school/shared/ui';
import { media, space, type as voice } from '@school/shared/theme';
import styled from 'styled-components';
import { LoomRow } from '../art/LoomRow';
import { appeals } from '../content/appeals';
import { shareOf, totalOf } from '../figures/figures';
import { useAllFigures } from '../figures/FiguresProvider';

export function Opening() {
  const figures = useAllFigures();
  const { raised, target } = totalOf(figures);
  const shares = appeals.map(({ url }) => {
    const known = figures.get(url);
    return known ? shareOf(known) : 0;
  });
  return (
    <Section ground="rose" room="half">
      <Split>
        <Words>
          <Display as="h1">Donate and Support us</Display>
          <Lead>We Happily Welcome Your Generous Donations</Lead>
          <Cluster gap="s6">
            <Button to="#projects">Choose what to give to</Button>
            <TextLink to="#before">Before you give</TextLink>
          </Cluster>
        </Words>
        <figure>
          <LoomRow shares={shares} />
          <Caption>
            Six cloths on the loom: <Money pesewas={raised} /> of <Money pesewas={target} /> woven so far.
          </Caption>
        </figure>
      </Split>
    </Section>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
  gap: ${space.s8} ${space.split};
  align-items: center;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space.s6};
  justify-items: start;
`;

const Caption = styled.figcaption`
  margin-top: ${space.s4};
  ${voice.numeric}
`;
