import { useContent } from '@school/shared/content/use';
import { media, space } from '@school/shared/theme';
import { Display, Lead, Section } from '@school/shared/ui';
import styled from 'styled-components';
import { evening } from '../content/event';

export function WhatItIs() {
  const { promise, about } = useContent(evening);
  return (
    <Section ground="night" aria-labelledby="what">
      <Split>
        <Loud id="what">{promise}</Loud>
        <Lead>{about}</Lead>
      </Split>
    </Section>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  gap: ${space.s8} clamp(${space.s8}, 5vw, 88px);
  align-items: end;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Loud = styled(Display)`
  font-size: clamp(3.5rem, 1.2rem + 6.7vw, 8rem);
`;
