import { useShell } from '@school/shared';
import { useEffect, useRef } from 'react';
import type { UploadedFile } from '../../schemas/uploads/upload';
import { stateOf } from './askUploads';
import { UploadFailure } from './failures';

/**
 * Checks whether a draft's file still exists on the server. Ignores failures, because the API checks again on submit.
 * @param checked ids that need no check
 */
export function useGoneFile(
  file: UploadedFile | null,
  checked: Set<string>,
  onGone: (failure: UploadFailure) => void,
): void {
  const { apiBase } = useShell().config;
  const { id, ticket } = file ?? {};
  const tell = useRef(onGone);
  useEffect(() => {
    tell.current = onGone;
  });

  useEffect(() => {
    if (id === undefined || ticket === undefined || checked.has(id)) return;
    const leaving = new AbortController();
    stateOf(apiBase, { id, ticket }, leaving.signal).then(
      () => checked.add(id),
      (error: unknown) => {
        if (error instanceof UploadFailure && !leaving.signal.aborted) tell.current(error);
      },
    );
    return () => leaving.abort();
  }, [apiBase, id, ticket, checked]);
}
