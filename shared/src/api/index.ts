import type { baseApi as BaseApi } from './base-api';

export { baseApi } from './base-api';
export { StoreProvider } from './StoreProvider';
export { setApiOrigin, setTokenSource, type TokenSource } from './connection';
export {
  api,
  useGetConfigQuery,
  useGetCountsQuery,
  useGetMeQuery,
  useGetProjectQuery,
  useJoinCommunityMutation,
  useListProjectsQuery,
} from './endpoints';
export { codeOfApiError, fieldsOfApiError, messageOfApiError, type ApiFieldError } from './api-error';
export { countsStream, StreamRefused, type StreamState } from './counts-stream';
export type { Counts, Me, Project, PublicConfig } from './generated/endpoints';

/** The part of the page's state that belongs to the API's cache. */
export type ApiState = { api: ReturnType<typeof BaseApi.reducer> };
