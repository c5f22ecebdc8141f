import { useRef, useState } from 'react';
import styled from 'styled-components';
import { island } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { space } from '@school/shared/theme';
import { ErrorState, Skeleton } from '@school/shared/ui';
import { NARROW } from '../page/narrow';
import { useModal } from '../modal/useModal';
import { isNarrowed, queryOf } from './address';
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
import { useListKeys } from './useListKeys';
import { useReturnToRow } from './useReturnToRow';
import { useSelection } from './useSelection';
import { useStillPage } from './useStillPage';
import type { ListPage, ListProps } from './listProps';

const BulkBar = island('bulk', () => import('./BulkBar').then((module) => module.BulkBar), {
  when: 'load',
  fallback: <Skeleton height={68} />,
});
const KeysHelp = island('keys', () => import('./KeysHelp').then((module) => module.KeysHelp), {
  when: 'load',
  fallback: null,
});

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
