import type { ComponentPropsWithRef, ElementType } from 'react';
import styled from 'styled-components';
import { color, line, type Ground } from '../../theme';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  as?: ElementType | undefined;
  ground?: Ground | undefined;
  /** Shows a bar line on top. */
  bar?: boolean | undefined;
  /** Without padding, for cards that begin with a picture; put `CardBody` inside. */
  flush?: boolean | undefined;
}

/** A block on its own ground. With a `CardLink` inside, the whole card is clickable. */
export function Card({ ground = 'card', bar = false, flush = false, ...rest }: CardProps) {
  return <Block data-ground={ground} $bar={bar} $flush={flush} {...rest} />;
}

const ROOM = 'clamp(20px, 2.4vw, 36px)';

/** The text of a flush card. */
export const CardBody = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: 10px;
  padding: ${ROOM};
`;

const Block = styled.div<{ $bar: boolean; $flush: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: ${({ $flush }) => ($flush ? '0' : ROOM)};
  border-top: ${({ $bar }) => ($bar ? line.bar : '0')} solid ${color.line};
`;
