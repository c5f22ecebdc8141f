import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, measure, media, type as voice } from '../../theme';

export type PortraitTone = 'wine' | 'gold' | 'palm' | 'rose' | 'indigo' | 'clayDeep' | 'sand' | 'ink';
type PortraitAccent = Exclude<PortraitTone, 'clayDeep'> | 'clay' | 'paper';

export interface PortraitTileProps {
  name: string;
  position: string;
  /** Syllables of the name: one block of its strip per syllable. */
  syllables: number;
  tone: PortraitTone;
  /** Colours of the strip, in turn. */
  accents: readonly PortraitAccent[];
  /** The photograph or drawing that fills the tile. */
  picture?: ReactNode;
  /** Level of the heading; 3 by default. */
  level?: 2 | 3 | 4 | undefined;
  /** Shows a row on phones: a small tile beside the text. */
  rowOnPhones?: boolean | undefined;
  /**
   * Some sentences about the person. The tile is then small with all text beside it. On a phone they are collapsed
   * behind the position, so that a page of many people stays short.
   */
  biography?: string | undefined;
  /** Links to the person's other pages. */
  children?: ReactNode;
}

/** Shows a person: their picture, with the strip of the name below it. */
export function PortraitTile({
  name,
  position,
  syllables,
  tone,
  accents,
  picture,
  level = 3,
  rowOnPhones = false,
  biography,
  children,
}: PortraitTileProps) {
  const Heading = `h${level}` as const;
  return (
    <Person $row={rowOnPhones} $told={biography !== undefined}>
      <Tile $tone={tone}>
        {picture}
        <NameRow $tone={tone} aria-hidden="true">
          {Array.from({ length: syllables }, (_, at) => (
            <i key={at} style={{ background: accent(accents, at) }} />
          ))}
        </NameRow>
      </Tile>
      <Heading>{name}</Heading>
      <p>{position}</p>
      {biography && (
        <>
          <Biography>{biography}</Biography>
          <Folded>
            <summary>{position}</summary>
            {biography}
          </Folded>
        </>
      )}
      {children}
    </Person>
  );
}

const accent = (accents: readonly PortraitAccent[], at: number): string =>
  COLORS[accents[at % accents.length] ?? 'gold'];

// Listed individually: a lookup in `color` would put the names of all colours on every page.
const COLORS: Record<PortraitTone | PortraitAccent, string> = {
  wine: color.wine,
  gold: color.gold,
  palm: color.palm,
  rose: color.rose,
  indigo: color.indigo,
  clay: color.clay,
  clayDeep: color.clayDeep,
  sand: color.sand,
  paper: color.paper,
  ink: color.ink,
};

const BRIGHT: readonly PortraitTone[] = ['gold', 'rose', 'sand'];

const Biography = styled.div`
  ${voice.small}
  margin-top: 8px;
  max-width: ${measure.lead};
  ${media.phone} {
    display: none;
  }
`;

const Folded = styled.details`
  display: none;
  ${voice.small}
  ${media.phone} {
    display: block;
  }
  summary {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: ${measure.target};
    color: ${color.muted};
    cursor: pointer;
  }
  summary::after {
    content: '';
    flex: none;
    width: 12px;
    height: 6px;
    border-radius: 0 0 6px 6px;
    background: currentcolor;
  }
  &[open] summary::after {
    border-radius: 6px 6px 0 0;
  }
`;

/** The layout with all text beside a small tile. */
const biographyLayout = css`
  display: grid;
  grid-template-columns: clamp(96px, 13vw, 196px) minmax(0, 1fr);
  grid-template-rows: auto auto auto 1fr;
  column-gap: clamp(20px, 2vw, 32px);
  > * {
    grid-column: 2;
  }
  > :first-child {
    grid-area: 1 / 1 / -1 / 2;
    align-self: start;
    container-type: inline-size;
  }
  > h2,
  > h3,
  > h4 {
    margin-top: 0;
  }
`;

/** The tile spans the rows of text beside it, however many there are. */
const row = css`
  ${media.phone} {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr) auto;
    column-gap: 14px;
    align-items: center;
    padding-bottom: 6px;
    > :first-child {
      grid-area: 1 / 1 / 3 / 2;
      container-type: inline-size;
    }
    > h2,
    > h3,
    > h4 {
      align-self: end;
      grid-column: 2;
      margin-top: 0;
      padding-right: 0;
    }
    > p {
      align-self: start;
      grid-column: 2;
      padding-right: 0;
    }
    > ul {
      grid-area: 1 / 3 / 3 / 4;
    }
    > ${Folded} {
      grid-area: 2 / 2 / 3 / 3;
    }
  }
`;

const Person = styled.div<{ $row: boolean; $told: boolean }>`
  container-type: inline-size;
  padding-bottom: 24px;
  ${({ $told }) => $told && `${media.phone} { > p { display: none; } }`}
  h2,
  h3,
  h4 {
    ${voice.subtitle}
    font-size: 1.1875rem;
    margin-top: 14px;
    padding-right: 14px;
  }
  p {
    ${voice.small}
    margin-top: 4px;
    padding-right: 14px;
    color: ${color.muted};
  }
  ${({ $told }) => $told && biographyLayout}
  ${({ $row }) => $row && row}
`;

const Tile = styled.div<{ $tone: PortraitTone }>`
  position: relative;
  aspect-ratio: 3 / 4;
  overflow: hidden;
  background: ${({ $tone }) => COLORS[$tone]};
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  /* A photograph is shown without the strip. */
  picture {
    display: contents;
    + * {
      display: none;
    }
  }
  ${media.phone} {
    aspect-ratio: 1;
  }
  ${media.print} {
    &:not(:has(picture)) {
      display: none;
    }
  }
`;

/** Six beats wide: blocks for syllables, five staff lines for rests. */
const NameRow = styled.div<{ $tone: PortraitTone }>`
  --thread: ${({ $tone }) => (BRIGHT.includes($tone) ? color.ink : color.paper)};
  position: absolute;
  inset: auto 0 0;
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  background: none;
  background: repeating-linear-gradient(
    180deg,
    transparent 0 calc(16.667cqi / 5 - 1px),
    var(--thread) calc(16.667cqi / 5 - 1px) calc(16.667cqi / 5)
  );
  i {
    aspect-ratio: 1;
  }
  i:nth-child(3n + 2) {
    border-radius: 100% 0 0 0;
  }
  i:nth-child(3n) {
    border-radius: 50%;
  }
`;
