import { Strip } from '@school/shared/art';
import { color, media, space } from '@school/shared/theme';
import { Button, Wrap } from '@school/shared/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { CountRow } from './CountRow';
import { useRhythm } from './useRhythm';

export function Pulse() {
  const band = useRef<HTMLElement>(null);
  const { playing, toggle } = useRhythm(band);
  return (
    <section ref={band} aria-label="A rhythm to hear" data-ground="paper">
      <Strip
        id="pulse"
        rhythm="kpanlogo"
        layout="both"
        label="The bell of kpanlogo as a strip: strokes on pulses 1, 4, 7, 11 and 13 of 16, rests between them"
      />
      <CountRow rhythm="x..x..x...x.x..." />
      <Hear>
        <Button tone="ink" onClick={toggle} aria-pressed={playing}>
          {playing ? 'Stop the bell' : 'Hear this one'}
        </Button>
        <p>
          <b>Every strip on this site is a rhythm you can clap.</b> Blocks are strokes, staff lines are rests.
          This is the bell of kpanlogo, from Accra.
        </p>
      </Hear>
    </section>
  );
}

const Hear = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: 28px;
  padding-block: 28px clamp(36px, 4vw, 60px);
  > p {
    max-width: 38em;
    color: ${color.text};
  }
  @media (scripting: none) {
    > button {
      display: none;
    }
  }
  ${media.tablet} {
    flex-direction: column;
    align-items: flex-start;
    gap: 18px;
    padding-block: ${space.s5} ${space.s6};
  }
`;
