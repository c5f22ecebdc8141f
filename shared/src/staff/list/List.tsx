import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { space } from '../../theme';
import { Button, Loading, Skeleton } from '../../ui';
import { useModal } from '../modal/useModal';
import { lazyPart } from '../page/lazyPart';
import { NARROW } from '../page/narrow';
import { LoadFailed } from '../ui/LoadFailed';
import { formatQuery, isNarrowed, listIdOf } from './address';
import { NothingFound, NothingYet } from './EmptyList';
import type { ListPage, ListProps } from './listProps';
import { ListTools } from './ListTools';
import { Pager } from './Pager';
import { Rows } from './Rows';
import { Toolbar } from './Toolbar';
import { useColumns } from './useColumns';
import { useListKeys } from './useListKeys';
import { useSelection } from './useSelection';
import { useStillPage } from './useStillPage';

const BulkBar = lazyPart(
  'bulk',
  () => import('./BulkBar').then((module) => module.BulkBar),
  <Skeleton height={68} />,
);
const KeysHelp = lazyPart('keys', () => import('./KeysHelp').then((module) => module.KeysHelp));

/** A staff list. The API searches, filters, sorts and pages as the address bar says. */
export function List<Row>(props: ListProps<Row>) {
  const { what, address, result, columns, nothingYet, rowKey, bulk } = props;
  const { filters, searchHint, exportPath, id, tools, own } = props;
  const { data, currentData, error, isFetching } = result;
  const frame = useRef<HTMLDivElement>(null);
  const help = useModal();
  const [isHelpShown, setHelpShown] = useState(false);
  const list = id ?? listIdOf(exportPath);
  const query = formatQuery({ ...address.query, open: '' }, address.terms);
  const chosen = useColumns(list, columns, address);
  const selection = useSelection(address.query);
  const { page, news, show } = useStillPage<Row, ListPage<Row>>(data, currentData, query, rowKey, own);
  const showNews = () => {
    show();
    // The pressed button disappears.
    frame.current?.querySelector<HTMLElement>('[role="region"]')?.focus();
  };
  const showHelp = () => {
    setHelpShown(true);
    help.open();
  };
  useRefetchInterval(result.refetch);
  useReturnToRow(frame, address.query.open);
  useListKeys(frame, {
    open: address.query.open,
    onOpen: address.open,
    onToggle: bulk && selection.toggle,
    onHelp: showHelp,
  });
  // Rows that are known stay when they cannot be loaded again.
  const shown = error && !currentData ? undefined : page;
  if (currentData?.total === 0 && !error && !isNarrowed(address.query)) return <NothingYet {...nothingYet} />;
  return (
    <ListFrame ref={frame} aria-busy={isFetching}>
      <Toolbar {...{ what, address, filters, searchHint, tools }} />
      <ListTools {...{ what, list, columns, chosen, address, exportPath }} onHelp={showHelp}>
        <NewRows count={news} onShow={showNews} />
      </ListTools>
      {bulk && shown && selection.count > 0 && (
        <BulkBar
          {...{ what, selection }}
          query={address.query}
          actions={bulk}
          shown={{ rows: shown.rows.length, total: shown.total, more: shown.more ?? false }}
        />
      )}
      {error !== undefined && (
        <LoadFailed
          title={`The ${what} could not be ${shown ? 'refreshed' : 'loaded'}`}
          result={{ error, isFetching, refetch: result.refetch }}
          level={2}
        />
      )}
      {!shown ? (
        error === undefined && <ListSkeleton what={what} />
      ) : shown.total === 0 ? (
        <NothingFound what={what} onClear={() => address.change({ search: '', filters: {} })} />
      ) : (
        <Rows
          {...{ what, address, rowKey }}
          columns={chosen.shown}
          rows={shown.rows}
          selection={bulk && selection}
        />
      )}
      {shown && shown.total > 0 && (
        <Pager what={what} page={shown} onGo={(next) => address.change({ page: next })} />
      )}
      {isHelpShown && <KeysHelp id={help.id} />}
    </ListFrame>
  );
}

/** The padding around a list and its tools. */
export const ListFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
  padding: ${space.s5} ${space.s6} ${space.s8};
  ${NARROW} {
    padding: ${space.s4} ${space.s4} ${space.s8};
  }
`;

/** The height of a full page in the dense table, in pixels. */
const HEIGHT = 44 + 25 * 47;

/** The placeholder of a list that is loading. */
function ListSkeleton({ what }: { readonly what: string }) {
  return (
    <Loading label={`Loading the ${what}`}>
      <Skeleton height={HEIGHT} />
    </Loading>
  );
}

interface Props {
  readonly count: number;
  readonly onShow: () => void;
}

/** Announces new rows, and shows them when the user asks for them. */
function NewRows({ count, onShow }: Props) {
  return (
    <div role="status">
      {count > 0 && (
        <Button tone="line" size="s" onClick={onShow}>
          {count} new, show
        </Button>
      )}
    </div>
  );
}

/** Interval of refetching a visible list, in milliseconds. */
const EVERY_MS = 30_000;

/** Refetches from time to time while the page is visible. */
function useRefetchInterval(refetch: () => unknown): void {
  const onTime = useEffectEvent(() => {
    if (!document.hidden) void refetch();
  });
  useEffect(() => {
    const timer = setInterval(onTime, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}

/** Puts the focus on the row that was open when it is closed, so that keys continue from there. */
function useReturnToRow(list: RefObject<HTMLElement | null>, open: string): void {
  const before = useRef(open);
  const onOpen = useEffectEvent(() => {
    const closed = before.current;
    before.current = open;
    const region = list.current?.querySelector('[role="region"]');
    if (open !== '' || closed === '' || !region) return;
    const { activeElement } = document;
    // A user who has moved to another part of the page stays there.
    if (activeElement !== document.body && !region.contains(activeElement)) return;
    const row = [...region.querySelectorAll<HTMLElement>('[data-row]')].find(
      ({ dataset }) => dataset['row'] === closed,
    );
    row?.querySelector<HTMLElement>('[data-phone="title"] :is(button, a)')?.focus();
  });
  useEffect(() => onOpen(), [open]);
}
