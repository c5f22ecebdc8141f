import styled, { css } from 'styled-components';
import { Link } from '@school/shared';
import { color, measure } from '../../theme';
import { LITTLE_ROOM, tableColumns, type ListColumn } from './columns';
import { ListTable } from './ListTable';
import type { ListAddress } from './useListAddress';
import type { Selection } from './useSelection';

interface Props<Row> {
  readonly what: string;
  readonly address: ListAddress;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Of a list with bulk actions. */
  readonly selection?: Selection | undefined;
}

/** The rows. A click anywhere on a row opens it; keyboard users have a button in its first column. */
export function Rows<Row>({ what, address, columns, rows, rowKey, selection }: Props<Row>) {
  const keys = rows.map(rowKey);
  const ticked = selection ? keys.filter(selection.isSelected).length : 0;
  return (
    <Region role="region" aria-label={`List of ${what}`} tabIndex={-1}>
      <ListTable
        caption={`List of ${what}`}
        columns={tableColumns(columns, address)}
        rows={rows}
        rowKey={rowKey}
        current={address.query.open}
        onOpen={(row) => address.open(rowKey(row))}
        selection={
          selection && {
            isSelected: selection.isSelected,
            toggle: selection.toggle,
            all: ticked === 0 ? 'none' : ticked === keys.length ? 'all' : 'some',
            toggleAll: () => selection.toggleAll(keys),
          }
        }
      />
    </Region>
  );
}

const rowPress = css`
  min-height: ${measure.target};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: 650;
  text-align: left;
  text-decoration: underline;
  text-decoration-color: ${color.rule};
  text-underline-offset: 0.28em;
  cursor: pointer;
  min-width: 12ch;
  max-width: min(52ch, 100%);
  white-space: normal;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration-color: currentColor;
  }
`;

/** Opens a row by the keyboard: its click bubbles to the row. */
export const RowButton = styled.button.attrs({ type: 'button' })`
  ${rowPress}
`;

/** The same for a row with its own page, which can open in another tab. */
export const RowLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  ${rowPress}
`;

/** A table that does not fit scrolls by itself. Long values take two lines; the drawer shows them in full. */
const Region = styled.div`
  min-width: 0;
  outline: 0;
  /* A long address takes a second line rather than the room of others. */
  @media (min-width: 1280px) {
    td > span:has(> wbr) {
      display: block;
      width: max-content;
      max-width: 24ch;
      overflow-wrap: anywhere;
    }
    td time {
      white-space: nowrap;
    }
  }
  @media ${LITTLE_ROOM} {
    overflow-x: auto;
    th,
    td {
      padding-inline: 6px;
    }
    th {
      white-space: normal;
    }
    td {
      white-space: nowrap;
    }
    td[data-phone='title'] {
      min-width: 15ch;
      white-space: normal;
    }
    td:not([data-phone]) > span {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      width: max-content;
      max-width: 18ch;
      overflow: hidden;
      overflow-wrap: anywhere;
      white-space: normal;
    }
    td[data-align='end'] > span {
      margin-left: auto;
    }
  }
`;
