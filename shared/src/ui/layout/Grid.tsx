import type { ComponentPropsWithRef, ElementType } from 'react';
import styled from 'styled-components';
import { media, type space } from '../../theme';

/** A step of the space scale, or none. */
export type Gap = 'none' | Exclude<keyof typeof space, 'gutter' | 'section' | 'split'>;

/** Returns the CSS value of a `Gap`. */
export const gapOf = (gap: Gap): string => (gap === 'none' ? '0' : `var(--${gap})`);

export interface GridProps extends ComponentPropsWithRef<'div'> {
  as?: ElementType | undefined;
  /** Number of equal columns, or a list of track sizes. */
  columns?: number | string | undefined;
  /** Columns on a tablet; half of `columns` by default. */
  tablet?: number | string | undefined;
  /** Columns on a phone; one by default. */
  phone?: number | string | undefined;
  gap?: Gap | undefined;
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
}

/** Columns that collapse on tablets and phones. */
export function Grid({
  columns = 3,
  tablet = typeof columns === 'number' ? Math.max(1, Math.ceil(columns / 2)) : 1,
  phone = 1,
  gap = 's8',
  align = 'stretch',
  ...rest
}: GridProps) {
  return (
    <Tracks
      $columns={tracks(columns)}
      $tablet={tracks(tablet)}
      $phone={tracks(phone)}
      $gap={gapOf(gap)}
      $align={align}
      {...rest}
    />
  );
}

const tracks = (columns: number | string): string =>
  typeof columns === 'number' ? `repeat(${columns}, minmax(0, 1fr))` : columns;

const Tracks = styled.div<{
  $columns: string;
  $tablet: string;
  $phone: string;
  $gap: string;
  $align: string;
}>`
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns};
  gap: ${({ $gap }) => $gap};
  align-items: ${({ $align }) => $align};
  ${media.tablet} {
    grid-template-columns: ${({ $tablet }) => $tablet};
  }
  ${media.phone} {
    grid-template-columns: ${({ $phone }) => $phone};
  }
`;
