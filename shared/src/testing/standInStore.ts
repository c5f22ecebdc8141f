import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '@school/shared/api';

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
