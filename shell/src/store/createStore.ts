import { configureStore } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import { baseApi, setCallerSource, setTokenSource } from '@school/shared/api';
import type { AuthApi, PageState } from '@school/shared/contract';
import { callerOf } from './callerOf';
import { pageSlice } from './pageSlice';

/**
 * Creates the page store with the page's state and the API's cache. It starts with the current page; the API is then
 * called on behalf of the signed-in person.
 */
export function createStore(page: PageState, accessToken: AuthApi['accessToken']) {
  setTokenSource(async () => (await accessToken()) ?? undefined);
  setCallerSource(callerOf);
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
