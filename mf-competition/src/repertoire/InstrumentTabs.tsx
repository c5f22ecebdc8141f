import { Tile } from '@school/shared/art';
import { color, font, media, motion, space } from '@school/shared/theme';
import { VisuallyHidden } from '@school/shared/ui';
import styled from 'styled-components';
import { instrumentTexts } from '../content/instruments';
import { groundOf } from './ground';
import { instruments } from '@school/shared/competition';

/** Tabs of the five instruments. The selected one is taller, on the ground of its panel. */
export function InstrumentTabs() {
  return (
    <Group>
      <VisuallyHidden as="legend">Instrument</VisuallyHidden>
      <Row>
        {instruments.map((instrument) => {
          const { name, drawing, ground } = instrumentTexts[instrument];
          return (
            <Tab key={instrument}>
              <input
                type="radio"
                name="instrument"
                value={instrument}
                defaultChecked={instrument === instruments[0]}
              />
              <Tile of={drawing} shape="band" id={`tab-${drawing}`} />
              <span {...groundOf(ground)}>{name}</span>
            </Tab>
          );
        })}
      </Row>
    </Group>
  );
}

/** The shade of the other tabs. */
const SHADE = `color-mix(in srgb, ${color.ink} 22%, transparent)`;

const Group = styled.fieldset`
  margin-top: clamp(28px, 3vw, 44px);
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  align-items: end;
  ${media.tablet} {
    display: flex;
    overflow-x: auto;
    scroll-snap-type: x proximity;
    scrollbar-width: none;
  }
`;

const Tab = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  cursor: pointer;
  > input {
    position: absolute;
    inset: 0;
    z-index: 1;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  > [data-art] {
    height: 118px;
    aspect-ratio: auto;
    transition: ${motion.on('height')};
  }
  > span:last-child {
    display: flex;
    align-items: center;
    min-height: 56px;
    padding: ${space.s1} ${space.s4};
    font: 700 clamp(1.125rem, 1.5vw, 1.375rem) / 1.05 ${font.display};
    font-stretch: 84%;
  }
  > input:checked ~ [data-art] {
    height: 172px;
  }
  > input:checked ~ span:last-child {
    font-size: clamp(1.25rem, 1.8vw, 1.75rem);
  }
  > input:not(:checked) ~ span:last-child {
    background-image: linear-gradient(0deg, rgba(0, 0, 0, 0.22), rgba(0, 0, 0, 0.22));
    background-image: linear-gradient(0deg, ${SHADE}, ${SHADE});
  }
  > input:focus-visible ~ span:last-child {
    outline: 3px solid ${color.focus};
    outline-offset: -6px;
  }
  ${media.tablet} {
    flex: 0 0 36%;
    scroll-snap-align: start;
    > [data-art] {
      height: 88px;
    }
    > input:checked ~ [data-art] {
      height: 116px;
    }
    &:has(:checked) {
      flex-basis: 40%;
    }
  }
`;
