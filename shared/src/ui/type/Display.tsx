import type { ComponentPropsWithRef, ElementType } from 'react';
import styled from 'styled-components';
import { size as sizes, type as voice } from '../../theme';

export type DisplaySize = 'hero' | 1 | 2 | 3;

export interface DisplayProps extends ComponentPropsWithRef<'h2'> {
  as?: ElementType | undefined;
  size?: DisplaySize | undefined;
}

/** The display style: heroes and section headings. */
export function Display({ size = 1, ...rest }: DisplayProps) {
  return <Heading $size={size} {...rest} />;
}

const SIZES = { hero: sizes.hero, 1: sizes.t1, 2: sizes.t2, 3: sizes.t3 };

const Heading = styled.h2<{ $size: DisplaySize }>`
  ${voice.display}
  font-size: ${({ $size }) => SIZES[$size]};
  line-height: ${({ $size }) => ($size === 'hero' ? 0.86 : $size === 1 ? 0.92 : 0.96)};
`;
