import { color, line, media, space, type as voice } from '@school/shared/theme';
import { Display, Money } from '@school/shared/ui';
import styled from 'styled-components';

export interface PriceRow {
  readonly name: string;
  readonly text: string;
  readonly pesewas: number;
  /** A time or number before the name. */
  readonly mark?: string;
  /** A remark below the price. */
  readonly note?: string;
}

/** A list of items with prices. */
export function PriceList({ rows }: { readonly rows: readonly PriceRow[] }) {
  return (
    <List $marked={rows.some(({ mark }) => mark)}>
      {rows.map(({ name, text, pesewas, mark, note }) => (
        <li key={name}>
          {mark && <Mark>{mark}</Mark>}
          <Display as="h3" size={3}>
            {name}
          </Display>
          <p>{text}</p>
          <Price>
            {pesewas === 0 ? <span>Free</span> : <Money pesewas={pesewas} />}
            {note && <small>{note}</small>}
          </Price>
        </li>
      ))}
    </List>
  );
}

/** Returns the column of the marks, if there are any. */
const mark = (isMarked: boolean): string => (isMarked ? 'minmax(70px, 1fr)' : '');

const List = styled.ul<{ $marked: boolean }>`
  border-bottom: ${line.hair} solid ${color.rule};
  > li {
    display: grid;
    grid-template-columns: ${({ $marked }) => mark($marked)} minmax(0, 4fr) minmax(0, 5fr) minmax(0, 2fr);
    gap: ${space.s2} clamp(${space.s4}, 2.4vw, ${space.s10});
    align-items: center;
    padding-block: ${space.s6};
    border-top: ${line.hair} solid ${color.rule};
  }
  p {
    line-height: 1.4;
    color: ${color.muted};
  }
  ${media.tablet} {
    > li {
      grid-template-columns: ${({ $marked }) => mark($marked)} minmax(0, 8fr) auto;
    }
    p {
      grid-column: ${({ $marked }) => ($marked ? 2 : 1)} / -1;
      grid-row: 2;
    }
  }
  ${media.phone} {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
    > li > * {
      grid-column: 1;
      grid-row: auto;
    }
  }
`;

const Mark = styled.span`
  ${voice.figure}
  font-size: 1.375rem;
  color: ${color.accent};
`;

const Price = styled.div`
  ${voice.figure}
  font-size: 1.5rem;
  text-align: right;
  small {
    display: block;
    margin-top: ${space.s1};
    ${voice.small}
    font-family: inherit;
    font-weight: 600;
    color: ${color.muted};
  }
  ${media.phone} {
    text-align: left;
  }
`;
