import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** The one API of the whole page; every endpoint is injected into it. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Project', 'Counts', 'Me', 'Config', 'Donation', 'PaymentFlag', 'Showcase', 'MusicStudy'],
  endpoints: () => ({}),
});
