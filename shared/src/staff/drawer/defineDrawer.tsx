import type { ReactNode } from 'react';
import { Loading, SkeletonText } from '../../ui';
import { BesideRecord, RecordHistory } from '../staffParts';
import { LoadFailed } from '../ui/LoadFailed';
import { Drawer } from './Drawer';

export interface DrawerProps {
  /** Id of the record that is open. */
  readonly id: string;
  /** Opens another record in its place. */
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

interface EntryResult<Entry> {
  readonly currentData?: Entry | undefined;
  readonly isError: boolean;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => PromiseLike<{ readonly isError: boolean }>;
}

const FRESH = { refetchOnMountOrArgChange: true } as const;

interface Definition<Entry> {
  /** Singular name: 'donation'. */
  readonly what: string;
  /** Kind for live presence and changes; null when nobody can change the record. */
  readonly kind: string | null;
  /** Ids of parts that are changed at addresses of their own. */
  readonly parts?: (entry: Entry) => readonly string[];
  /** Loads the record itself, because the list may not contain it. */
  readonly useEntry: (id: string, options: typeof FRESH) => EntryResult<Entry>;
  readonly head: (entry: Entry) => { title: string; above: ReactNode; below: ReactNode };
  readonly actions?: (entry: Entry) => ReactNode;
  readonly body: (entry: Entry, props: DrawerProps) => ReactNode;
  /** Key of its changes in the audit log, shown below; the record's id unless given, null for no history. */
  readonly history?: ((entry: Entry) => string) | null;
}

/** Makes the drawer of a list from its declaration: loading, failed, or the record. */
export function defineDrawer<Entry>(definition: Definition<Entry>) {
  const { what, kind, parts, useEntry, head, actions, body, history } = definition;
  return function EntryDrawer(props: DrawerProps) {
    const { id, onClose } = props;
    const { currentData: entry, isError, error, isFetching, refetch } = useEntry(id, FRESH);
    const recordKey = entry && (history === undefined ? id : history?.(entry));
    return (
      <Drawer
        key={id}
        {...(entry ? head(entry) : { title: `A ${what}` })}
        actions={entry && actions?.(entry)}
        onClose={onClose}
      >
        {entry && kind && (
          <BesideRecord record={{ kind, id, parts: parts?.(entry) ?? [] }} {...{ what, refetch }} />
        )}
        {entry ? (
          <>
            {body(entry, props)}
            {recordKey && <RecordHistory key={recordKey} record={recordKey} />}
          </>
        ) : isError ? (
          <LoadFailed title={`This ${what} could not be loaded`} result={{ error, isFetching, refetch }} />
        ) : (
          <Loading label={`Loading the ${what}`}>
            <SkeletonText lines={12} />
          </Loading>
        )}
      </Drawer>
    );
  };
}
