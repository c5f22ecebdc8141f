import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLazyGetDoorListQuery } from '../api';
import { withLetIn, withWaiting } from '../rules/doorList';
import type { DoorStore } from '../rules/doorStore';
import type { DoorList } from '../rules/types';

/** How often a door requests a newer list (ms). */
const EVERY_MS = 60_000;

/** Keeps the list for offline use on this phone, and reloads it while the API responds. */
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
    // Without a response the stored list stays; the failure is shown elsewhere.
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
    /** Records an admission until the next list has it. */
    noteLetIn: (id: string, at: string, door: string) => {
      const known = store.list();
      if (known) keep(withLetIn(known, id, at, door));
    },
    /** Deletes the names from this phone until the page is reloaded. */
    forget: () => {
      isForgotten.current = true;
      store.forgetList();
      setList(undefined);
    },
  };
}
