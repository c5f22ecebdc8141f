import { createContext, useCallback, useContext, useEffect, useState } from 'react';

/** Notes whether a photograph is chosen at a place of the document, such as `0.photo`, that is not in it yet. */
type NotePending = (place: string, isPending: boolean) => void;

/** Tells the form of a document about photographs that are not in it yet. */
export const PendingPhotographs = createContext<NotePending>(() => undefined);

/** Notes a chosen photograph while it is not in the document. */
export function useNotePending(place: string, isPending: boolean): void {
  const note = useContext(PendingPhotographs);
  useEffect(() => {
    if (!isPending) return undefined;
    note(place, true);
    return () => note(place, false);
  }, [note, place, isPending]);
}

/** Returns the places of photographs that are not in the document yet, and what notes them. */
export function usePendingPhotographs() {
  const [pending, setPending] = useState<readonly string[]>([]);
  const note = useCallback<NotePending>(
    (place, isPending) =>
      setPending((before) => [...before.filter((one) => one !== place), ...(isPending ? [place] : [])]),
    [],
  );
  return { pending, note };
}
