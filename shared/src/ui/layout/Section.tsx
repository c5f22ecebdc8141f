import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { space, type Ground } from '../../theme';
import { Wrap } from './Wrap';

export interface SectionProps extends ComponentPropsWithRef<'section'> {
  /** The ground it stands on; everything inside takes its colours from it. */
  ground?: Ground | undefined;
  /** `bare` leaves out gutters and page width, for content that runs to the edges. */
  bare?: boolean | undefined;
  /** Room above and below: the fluid section measure, half of it, or none. */
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
