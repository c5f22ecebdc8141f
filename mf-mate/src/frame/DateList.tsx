import { color, line, space, type as voice } from '@school/shared/theme';
import { DateText } from '@school/shared/ui';
import styled from 'styled-components';

interface Props {
  readonly items: readonly { readonly date: string; readonly what: string }[];
}

/** A list of days with events. */
export function DateList({ items }: Props) {
  return (
    <List>
      {items.map(({ date, what }) => (
        <li key={date}>
          <b>
            <DateText value={date} />
          </b>
          <span>{what}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  border-bottom: ${line.hair} solid ${color.rule};
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.s1} ${space.s6};
    align-items: baseline;
    padding-block: ${space.s4};
    border-top: ${line.hair} solid ${color.rule};
  }
  b {
    flex: 0 1 8em;
    ${voice.figure}
    font-size: 1.375rem;
    color: ${color.accent};
  }
  span {
    flex: 1 1 14em;
  }
`;
