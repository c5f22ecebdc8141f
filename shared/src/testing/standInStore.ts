import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '@school/shared/api';
import type { ShellStore } from '@school/shared/contract';

/** Creates a store with the API's reducer, like the shell's. */
export function createStandInStore() {
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (getDefault) =>
      // Checks after each action may be slow on a busy machine.
      getDefault({
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: { warnAfter: Infinity },
      }).concat(baseApi.middleware),
  });
}

/** Returns the store as a resolved promise, which React reads at once. */
export function standInStoreAtOnce(): Promise<ShellStore> {
  const value: ShellStore = createStandInStore();
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}
