import type { ComponentPropsWithRef, ElementType } from 'react';
import styled from 'styled-components';
import { size as sizes, type as voice } from '../../theme';

export interface TitleProps extends ComponentPropsWithRef<'h3'> {
  as?: ElementType | undefined;
  size?: 2 | 3 | 4 | undefined;
}

/** Headings inside a section. */
export function Title({ size = 3, ...rest }: TitleProps) {
  return <Heading $size={size} {...rest} />;
}

const SIZES = { 2: sizes.t2, 3: sizes.t3, 4: sizes.t4 };

const Heading = styled.h3<{ $size: 2 | 3 | 4 }>`
  ${voice.title}
  font-size: ${({ $size }) => SIZES[$size]};
`;
