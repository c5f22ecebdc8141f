import { useId } from 'react';
import { VisuallyHidden } from '../../ui';
import type { TableColumn } from './columns';
import { Body, Box, Frame, Head, SortButton, Tick } from './listTableParts';

/** The selection of a list. */
interface TableSelection {
  readonly isSelected: (key: string) => boolean;
  readonly toggle: (key: string) => void;
  /** Keys of the visible rows. */
  readonly all: 'all' | 'some' | 'none';
  readonly toggleAll: () => void;
}

interface Props<Row> {
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Key of the row that is open beside the list. */
  readonly current: string;
  readonly onOpen: (row: Row) => void;
  readonly selection?: TableSelection | undefined;
}

/** The rows of a list: a dense table, on a phone rows of one height. Checkboxes select rows for bulk actions. */
export function ListTable<Row>(props: Props<Row>) {
  const prefix = useId();
  const { caption, columns, rows, rowKey, current, onOpen, selection } = props;
  return (
    <Frame $ticks={selection !== undefined}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <Head>
        <tr>
          {selection && (
            <th scope="col" data-tick="">
              <Tick>
                <Box
                  type="checkbox"
                  aria-label="All visible rows"
                  checked={selection.all === 'all'}
                  ref={(box) => void (box && (box.indeterminate = selection.all === 'some'))}
                  onChange={selection.toggleAll}
                />
              </Tick>
            </th>
          )}
          {columns.map(({ id, head, align, sort }) => (
            <th key={id} scope="col" data-align={align} aria-sort={sort?.direction}>
              {sort ? (
                <SortButton type="button" onClick={sort.onSort} $direction={sort.direction}>
                  {head}
                </SortButton>
              ) : (
                head
              )}
            </th>
          ))}
        </tr>
      </Head>
      <Body>
        {rows.map((row) => {
          const key = rowKey(row);
          const isTicked = selection?.isSelected(key) ?? false;
          return (
            <tr
              key={key}

              data-row={key}
              data-current={key === current || undefined}
              data-ticked={isTicked || undefined}
              onClick={() => onOpen(row)}
            >
              {selection && (
                <td data-tick="" onClick={(event) => event.stopPropagation()}>
                  <Tick>
                    <Box
                      type="checkbox"
                      aria-labelledby={`${prefix}${key}`}
                      checked={isTicked}
                      onChange={() => selection.toggle(key)}
                    />
                  </Tick>
                </td>
              )}
              {columns.map(({ id, head, cell, align, phone }) => (
                <td
                  key={id}

                  id={phone === 'title' ? prefix + key : undefined}
                  data-align={align}
                  data-phone={phone}
                  title={phone ? undefined : head}
                >
                  <span>{cell(row)}</span>
                </td>
              ))}
            </tr>
          );
        })}
      </Body>
    </Frame>
  );
}
