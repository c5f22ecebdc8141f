import { color, line, media, size, space, type } from '@school/shared/theme';
import { Section, SplitHead } from '@school/shared/ui';
import styled from 'styled-components';
import type { Paper } from '../content/entry';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly items: readonly Paper[];
  readonly id?: string;
}

/** A numbered list. */
export function NumberedList({ title, lead, items, id }: Props) {
  return (
    <Section id={id}>
      <SplitHead title={title} lead={lead} />
      <List>
        {items.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 ${space.s10};
  counter-reset: step;
  li {
    counter-increment: step;
    position: relative;
    padding: ${space.s5} 0 ${space.s6} 72px;
    border-top: ${line.list} solid ${color.line};
  }
  li::before {
    content: counter(step);
    position: absolute;
    left: 0;
    top: 18px;
    ${type.figure}
    font-size: 3rem;
    color: ${color.accent};
  }
  h3 {
    ${type.subtitle}
    font-size: ${size.t4};
  }
  p {
    margin-top: 6px;
    max-width: 34em;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
