import type { ReactNode } from 'react';
import { messageOfApiError } from '@school/shared/api';
import { ErrorState, Loading, SkeletonText } from '@school/shared/ui';
import { besideRecord } from './besideRecord';
import { Drawer } from './Drawer';

interface Props<Entry> {
  /** What an entry is: 'donation'. */
  readonly what: string;
  /** Which one is open; empty when none is. */
  readonly id: string;
  /** Its kind: colleagues who have it open see each other and what each of them changes. Null where nothing of it can change. */
  readonly kind: string | null;
  /** Ids of parts of it that are changed at addresses of their own. */
  readonly parts?: (entry: Entry) => readonly string[];
  /** What RTK Query says of it. It is asked for by itself: a list may leave it out, or show another page. */
  readonly result: {
    readonly currentData?: Entry | undefined;
    readonly isError: boolean;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => PromiseLike<{ readonly isError: boolean }>;
  };
  readonly head: (entry: Entry) => { title: string; above: ReactNode; below: ReactNode };
  readonly actions?: (entry: Entry) => ReactNode;
  /** Below all else: what was ever changed of it. */
  readonly history?: ReactNode;
  readonly onClose: () => void;
  readonly children: (entry: Entry) => ReactNode;
}

/** One entry of a list beside it: on its way, not to be had, or all that is known of it. */
export function EntryDrawer<Entry>(props: Props<Entry>) {
  const { what, id, kind, parts, result, head, actions, history, onClose, children } = props;
  const { currentData: entry, isError, error, isFetching, refetch } = result;
  const Beside = besideRecord();
  if (id === '') return null;
  return (
    <Drawer
      key={id}
      {...(entry ? head(entry) : { title: `A ${what}` })}
      actions={entry && actions?.(entry)}
      onClose={onClose}
    >
      {entry && kind && Beside && (
        <Beside record={{ kind, id, parts: parts?.(entry) ?? [] }} {...{ what, refetch }} />
      )}
      {entry ? (
        <>
          {children(entry)}
          {history}
        </>
      ) : isError ? (
        <ErrorState
          title={`This ${what} could not be loaded`}
          message={messageOfApiError(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={`Loading the ${what}`}>
          <SkeletonText lines={12} />
        </Loading>
      )}
    </Drawer>
  );
}
