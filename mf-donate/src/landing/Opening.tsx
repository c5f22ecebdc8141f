import { Button, Cluster, Display, Lead, Money, Section, TextLink } from '@school/shared/ui';
import { media, space, type as voice } from '@school/shared/theme';
import styled from 'styled-components';
import { LoomRow } from '../art/LoomRow';
import { sharesIn, totalOf } from '../figures/figures';
import { useAllFigures } from '../figures/FiguresProvider';

export function Opening() {
  const figures = useAllFigures();
  const { raised, target } = totalOf(figures);
  return (
    <Section ground="rose" room="half">
      <Split>
        <Column>
          <Display as="h1">Donate and Support us</Display>
          <Lead>We Happily Welcome Your Generous Donations</Lead>
          <Cluster gap="s6">
            <Button to="#projects">Choose what to give to</Button>
            <TextLink to="#before">Before you give</TextLink>
          </Cluster>
        </Column>
        <figure>
          <LoomRow shares={sharesIn(figures)} />
          <Caption>
            All of them together: <Money pesewas={raised} />{' '}
            <Line>
              of <Money pesewas={target} /> given so far.
            </Line>
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

const Column = styled.div`
  display: grid;
  gap: ${space.s6};
  justify-items: start;
`;

/** A line of its own, so that it does not move when the amount before it changes. */
const Line = styled.span`
  display: block;
`;

const Caption = styled.figcaption`
  margin-top: ${space.s4};
  ${voice.numeric}
`;
