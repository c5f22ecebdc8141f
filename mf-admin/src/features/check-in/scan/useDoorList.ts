import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLazyGetDoorListQuery } from '../api';
import { withLetIn, withWaiting } from '../rules/doorList';
import type { DoorStore } from '../rules/doorStore';
import type { DoorList } from '../rules/types';

/** So often a door asks for a newer list. Milliseconds. */
const EVERY_MS = 60_000;

/** The list that this phone judges by while it is cut off: kept on it, and asked for anew while the school answers. */
export function useDoorList(store: DoorStore) {
  const [list, setList] = useState(store.list);
  const [ask] = useLazyGetDoorListQuery();
  const isForgotten = useRef(false);

  function keep(next: DoorList) {
    store.keepList(next);
    setList(next);
  }

  async function refresh(): Promise<void> {
    const { data } = await ask();
    // Without an answer the list that is kept goes on; that the school cannot be reached is said elsewhere.
    if (data && !isForgotten.current) keep(withWaiting(data, store.waiting()));
  }

  const refreshNow = useEffectEvent(refresh);
  useEffect(() => {
    const go = () => void refreshNow();
    go();
    const timer = setInterval(go, EVERY_MS);
    return () => clearInterval(timer);
  }, []);

  return {
    list,
    refresh,
    /** Notes who is in before the next list says so. */
    noteLetIn: (id: string, at: string, door: string) => {
      const known = store.list();
      if (known) keep(withLetIn(known, id, at, door));
    },
    /** Takes the names off this phone, until the page is opened anew. */
    forget: () => {
      isForgotten.current = true;
      store.forgetList();
      setList(undefined);
    },
  };
}
