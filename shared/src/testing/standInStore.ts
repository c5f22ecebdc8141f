import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '@school/shared/api';

/** A store that holds the API's answers, as the shell's does. */
export function createStandInStore() {
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (getDefault) => getDefault().concat(baseApi.middleware),
  });
}
