import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '@school/shared/api';
import type { ShellStore } from '@school/shared/contract';

/** A store that holds the API's answers, as the shell's does. */
export function createStandInStore() {
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (getDefault) =>
      // What is checked after each action may take its time on a busy machine.
      getDefault({
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: { warnAfter: Infinity },
      }).concat(baseApi.middleware),
  });
}

/** Such a store as the shell gives it, there at once: React reads a promise that says what it came to. */
export function standInStoreAtOnce(): Promise<ShellStore> {
  const value: ShellStore = createStandInStore();
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}
