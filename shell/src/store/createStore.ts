import { configureStore } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import { baseApi, setTokenSource } from '@school/shared/api';
import type { AuthApi, PageState } from '@school/shared/contract';
import { pageSlice } from './pageSlice';

/**
 * The page store: what the page knows of itself, and the answers of the API. Starts with the page as it is now; from
 * then on the API is asked in the name of the person who is signed in.
 */
export function createStore(page: PageState, accessToken: AuthApi['accessToken']) {
  setTokenSource(async () => (await accessToken()) ?? undefined);
  return configureStore({
    reducer: combineReducers({
      page: pageSlice.reducer,
      [baseApi.reducerPath]: baseApi.reducer,
    }),
    middleware: (getDefault) => getDefault().concat(baseApi.middleware),
    preloadedState: { page },
  });
}

export const { updated } = pageSlice.actions;

export type PageStore = ReturnType<typeof createStore>;
