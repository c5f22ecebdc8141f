import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { apiUrl, currentCaller, currentToken } from './connection';
import { guarded } from './requestGuard';

type BaseQuery = ReturnType<typeof fetchBaseQuery>;

const timeout = 20_000;

/** Sends a request to the API, with the access token of a signed-in person. */
export const baseQuery: BaseQuery = async (args, api, extra) => {
  const request = typeof args === 'string' ? { url: args } : args;
  return guarded(async (further = {}) => {
    const query = fetchBaseQuery({
      baseUrl: apiUrl(''),
      timeout,
      prepareHeaders: async (headers) => {
        const caller = currentCaller();
        if (caller) headers.set('X-School-App', caller);
        const token = await currentToken();
        if (token) headers.set('Authorization', `Bearer ${token}`);
        for (const [name, value] of Object.entries(further)) headers.set(name, value);
        return headers;
      },
    });
    return query(args, api, extra);
  }, request);
};
