import type { ComponentPropsWithRef, ElementType } from 'react';
import styled from 'styled-components';
import { color, measure, size as sizes } from '../../theme';

export interface TextProps extends ComponentPropsWithRef<'p'> {
  as?: ElementType | undefined;
  muted?: boolean | undefined;
  size?: 'body' | 'small' | 'mini' | undefined;
}

/** Running text, limited to a comfortable line length. */
export function Text({ muted = false, size = 'body', ...rest }: TextProps) {
  return <Paragraph $muted={muted} $size={size} {...rest} />;
}

const SIZES = { body: sizes.body, small: sizes.small, mini: sizes.mini };

const Paragraph = styled.p<{ $muted: boolean; $size: 'body' | 'small' | 'mini' }>`
  max-width: ${measure.text};
  font-size: ${({ $size }) => SIZES[$size]};
  line-height: ${({ $size }) => ($size === 'body' ? 1.55 : 1.4)};
  color: ${({ $muted }) => ($muted ? color.muted : 'inherit')};
`;
