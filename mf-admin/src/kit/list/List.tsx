import { useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { island } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { space } from '@school/shared/theme';
import { ErrorState, Skeleton } from '@school/shared/ui';
import { NARROW } from '../page/narrow';
import { useModal } from '../modal/useModal';
import { isNarrowed, queryOf } from './address';
import type { BulkActions } from './bulk';
import type { ListColumn } from './columns';
import type { ListFilter } from './filters';
import { listIdOf } from './listId';
import { ListSkeleton } from './ListSkeleton';
import { ListTools } from './ListTools';
import { NewRows } from './NewRows';
import { NothingFound, NothingYet } from './EmptyList';
import { Pager } from './Pager';
import { Rows } from './Rows';
import { Toolbar } from './Toolbar';
import { useAskAgain } from './useAskAgain';
import { useColumns } from './useColumns';
import type { ListAddress } from './useListAddress';
import { useListKeys } from './useListKeys';
import { useReturnToRow } from './useReturnToRow';
import { useSelection } from './useSelection';
import { useStillPage } from './useStillPage';

const BulkBar = island('bulk', () => import('./BulkBar').then((module) => module.BulkBar), {
  when: 'load',
  fallback: <Skeleton height={68} />,
});
const KeysHelp = island('keys', () => import('./KeysHelp').then((module) => module.KeysHelp), {
  when: 'load',
  fallback: null,
});

/** One page of a list, as the API gives it. */
export interface ListPage<Row> {
  readonly total: number;
  /** Whether there are more than are counted. */
  readonly more?: boolean;
  readonly page: number;
  readonly perPage: number;
  readonly rows: readonly Row[];
}

/** What RTK Query says of it. */
export interface ListResult<Page> {
  readonly data?: Page | undefined;
  /** Nothing while `data` is still what was asked for before. */
  readonly currentData?: Page | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface ListProps<Row> {
  /** What the rows are, in the plural: 'donations'. */
  readonly what: string;
  readonly address: ListAddress;
  readonly result: ListResult<ListPage<Row>>;
  readonly columns: readonly ListColumn<Row>[];
  readonly filters: readonly ListFilter[];
  /** What can be searched for. */
  readonly searchHint: string;
  readonly rowKey: (row: Row) => string;
  /** The API's address of the same rows as a table for spreadsheets, below `/api`. */
  readonly exportPath: string;
  /** What can be done with many rows at once. */
  readonly bulk?: BulkActions;
  /** Keys of rows that were made beside the list: they are shown at once, and not announced as what others make. */
  readonly own?: readonly string[];
  /** Stands beside search and filters. */
  readonly tools?: ReactNode;
  /** Shown in place of a list that has never had a row. */
  readonly nothingYet: { readonly title: string; readonly children: ReactNode; readonly action: ReactNode };
}

/** A list of staff: searched, filtered, sorted and paged by the API, as the address bar asks. */
export function List<Row>(props: ListProps<Row>) {
  const { what, address, result, columns, nothingYet, rowKey, bulk } = props;
  const { filters, searchHint, exportPath, tools, own } = props;
  const { data, currentData, error, isFetching } = result;
  const frame = useRef<HTMLDivElement>(null);
  const help = useModal();
  const [isHelpAsked, setHelpAsked] = useState(false);
  const list = listIdOf(exportPath);
  const question = queryOf({ ...address.asked, open: '' }, address.terms);
  const chosen = useColumns(list, columns, address);
  const selection = useSelection(address.asked);
  const { page, news, show } = useStillPage<Row, ListPage<Row>>(data, currentData, question, rowKey, own);
  const showNews = () => {
    show();
    // The button that was pressed is gone with that.
    frame.current?.querySelector<HTMLElement>('[role="region"]')?.focus();
  };
  const showHelp = () => {
    setHelpAsked(true);
    help.open();
  };
  useAskAgain(result.refetch);
  useReturnToRow(frame, address.asked.open);
  useListKeys(frame, {
    open: address.asked.open,
    onOpen: address.open,
    onToggle: bulk && selection.toggle,
    onHelp: showHelp,
  });
  if (currentData?.total === 0 && !error && !isNarrowed(address.asked)) return <NothingYet {...nothingYet} />;
  return (
    <ListFrame ref={frame} aria-busy={isFetching}>
      <Toolbar {...{ what, address, filters, searchHint, tools }} />
      <ListTools {...{ what, list, columns, chosen, address, exportPath }} onHelp={showHelp}>
        <NewRows count={news} onShow={showNews} />
      </ListTools>
      {bulk && page && !error && selection.count > 0 && (
        <BulkBar
          {...{ what, selection }}
          asked={address.asked}
          actions={bulk}
          shown={{ rows: page.rows.length, total: page.total, more: page.more ?? false }}
        />
      )}
      {error ? (
        <ErrorState
          title={`The ${what} could not be loaded`}
          message={messageOfApiError(error)}
          busy={isFetching}
          onRetry={() => void result.refetch()}
          level={2}
        />
      ) : !page ? (
        <ListSkeleton what={what} />
      ) : page.total === 0 ? (
        <NothingFound what={what} onClear={() => address.ask({ search: '', filters: {} })} />
      ) : (
        <Rows
          {...{ what, address, rowKey }}
          columns={chosen.shown}
          rows={page.rows}
          selection={bulk && selection}
        />
      )}
      {page && page.total > 0 && !error && (
        <Pager what={what} page={page} onGo={(next) => address.ask({ page: next })} />
      )}
      {isHelpAsked && <KeysHelp id={help.id} />}
    </ListFrame>
  );
}

/** The room around a list and its tools. */
export const ListFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
  padding: ${space.s5} ${space.s6} ${space.s8};
  ${NARROW} {
    padding: ${space.s4} ${space.s4} ${space.s8};
  }
`;
