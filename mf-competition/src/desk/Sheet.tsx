import { color, font, line, motion } from '@school/shared/theme';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { barUnder, placeOf } from './timing';
import type { Score } from './useScore';

interface SheetProps {
  readonly score: Score;
  /** The marked bar, if there is a recording. */
  readonly bar?: number;
  /** Handles a press on a bar; the slider does the same by keyboard. */
  readonly onBar?: (bar: number) => void;
}

/** Shows the engraved page in the colour of its surroundings, with the current bar marked. */
export function Sheet({ score: { svg, timing }, bar, onBar }: SheetProps) {
  function press({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const pressed = barUnder(timing, (clientX - left) / width, (clientY - top) / height);
    if (pressed !== undefined) onBar?.(pressed);
  }
  return (
    <Page {...(onBar && { onClick: press, 'data-pressed-by-bar': '' })}>
      {bar !== undefined && <Mark data-bar={bar + 1} style={placeOf(timing, bar)} />}
      <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
    </Page>
  );
}

const Page = styled.div`
  position: relative;
  max-width: 42rem;
  &[data-pressed-by-bar] {
    cursor: pointer;
  }
  svg {
    display: block;
    position: relative;
    width: 100%;
    height: auto;
  }
  text {
    font-family: ${font.display};
    font-stretch: 84%;
  }
`;

const Mark = styled.div`
  position: absolute;
  border-bottom: ${line.bar} solid ${color.gold};
  background: none;
  background: color-mix(in srgb, ${color.gold} 34%, transparent);
  transition: ${motion.on('left')}, ${motion.on('width')};
`;
