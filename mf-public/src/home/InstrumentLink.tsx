import { Link } from '@school/shared';
import { Tile } from '@school/shared/art';
import { color, font, line, media, motion } from '@school/shared/theme';
import styled from 'styled-components';
import type { InstrumentId } from '../content/instrumentNames';

/** Ground of the caption and colour of its beat: the dark tone of each tile. */
const CAPTIONS: Record<InstrumentId, readonly [string, string]> = {
  piano: [color.wineDeep, color.gold],
  violin: [color.palmDeep, color.clay],
  cello: [color.wineDeep, color.gold],
  guitar: [color.clayDeep, color.paper],
  saxophone: [color.indigoDeep, color.gold],
  trumpet: [color.wine, color.rose],
};

/** One tile of the mosaic. The piano is two columns wide, except on phones. */
export function InstrumentLink({ of, name }: { readonly of: InstrumentId; readonly name: string }) {
  const [ground, beat] = CAPTIONS[of];
  return (
    <Frame to={`/learn/${of}`} $of={of} $ground={ground} $beat={beat}>
      <Art
        of={of}
        id={`tile-${of}`}
        {...(of === 'piano' && { shape: 'wide' as const, phone: 'tall' as const })}
      />
      <span>{name}</span>
    </Frame>
  );
}

const Art = styled(Tile)`
  flex: 1;
  height: clamp(300px, 31vw, 520px);
  min-height: 0;
  aspect-ratio: auto;
  transition: transform calc(${motion.beat} * 2.5) ${motion.ease};
  ${media.phone} {
    flex: none;
    height: auto;
    aspect-ratio: 4 / 5;
  }
`;

/** Two focus rings, because one colour may not contrast with the drawing. */
const Frame = styled(Link)<{ $of: InstrumentId; $ground: string; $beat: string }>`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  color: ${color.paper};
  text-decoration: none;
  ${({ $of }) => $of === 'piano' && 'grid-column: span 2;'}
  > span:last-child {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 68px;
    padding: 0 clamp(14px, 1.6vw, 24px);
    background: ${({ $ground }) => $ground};
    font: 700 clamp(1.375rem, 1.9vw, 1.875rem) / 1 ${font.display};
    font-stretch: 80%;
  }
  > span:last-child::after {
    content: '';
    width: 12px;
    height: 24px;
    border-radius: 0 12px 12px 0;
    background: ${({ $beat }) => $beat};
  }
  &:hover ${Art} {
    transform: scale(1.03);
  }
  &:focus-visible {
    outline: 0;
  }
  &:focus-visible::after {
    content: '';
    position: absolute;
    inset: 0;
    outline: ${line.wrong} solid ${color.paper};
    outline-offset: -6px;
    box-shadow: inset 0 0 0 ${line.wrong} ${color.ink};
  }
  ${media.phone} {
    grid-column: auto;
    > span:last-child {
      min-height: 48px;
      padding-inline: 10px;
      font-size: 1.1875rem;
    }
    > span:last-child::after {
      display: none;
    }
  }
`;
