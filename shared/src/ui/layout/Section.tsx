import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { space, type Ground } from '../../theme';
import { Wrap } from './Wrap';

export interface SectionProps extends ComponentPropsWithRef<'section'> {
  /** Its ground, which sets the colours of its content. */
  ground?: Ground | undefined;
  /** Without gutters and page width, for content that extends to the edges. */
  bare?: boolean | undefined;
  /** Space above and below: the fluid section size, half of it, or none. */
  room?: 'full' | 'half' | 'none' | undefined;
}

/** A band of the page on its own ground. */
export function Section({ ground = 'paper', bare = false, room = 'full', children, ...rest }: SectionProps) {
  return (
    <Band data-ground={ground} $room={room} {...rest}>
      {bare ? children : <Wrap>{children}</Wrap>}
    </Band>
  );
}

const ROOM = { full: space.section, half: `calc(${space.section} / 2)`, none: '0' };

const Band = styled.section<{ $room: keyof typeof ROOM }>`
  position: relative;
  padding-block: ${({ $room }) => ROOM[$room]};
`;
