import { color, line, media, size, space, type } from '@school/shared/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  readonly id: string;
  readonly title: string;
  /** Its state in a word or two. */
  readonly state: string;
  /** It is still needed. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** One part of an entry's page: heading, state and actions. */
export function Part({ id, title, state, isOpen, children }: Props) {
  return (
    <Row aria-labelledby={id} data-open={isOpen || undefined}>
      <div>
        <h2 id={id}>{title}</h2>
        <State role="status" data-ground={isOpen ? 'gold' : undefined}>
          {state}
        </State>
      </div>
      <Body>{children}</Body>
    </Row>
  );
}

const Row = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  gap: ${space.s4} ${space.split};
  padding-block: ${space.s8} ${space.s10};
  border-top: ${line.bar} solid ${color.line};
  break-inside: avoid;
  h2 {
    ${type.title}
    font-size: ${size.t3};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: ${space.s5} ${space.s8};
  }
`;

const State = styled.p`
  display: inline-block;
  margin-top: ${space.s3};
  font-weight: 700;
  &[data-ground] {
    padding: ${space.s1} ${space.s3};
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.s4};
  > form,
  > [data-wide] {
    width: 100%;
  }
`;

/** Hidden in print. */
export const OnScreen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.s4};
  width: 100%;
  form {
    position: relative;
    width: 100%;
  }
  ${media.print} {
    display: none;
  }
`;
