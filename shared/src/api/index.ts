import type { baseApi as BaseApi } from './baseApi';

export { baseApi } from './baseApi';
export { StoreProvider } from './StoreProvider';
export { apiUrl, currentToken, setApiOrigin, setTokenSource, type TokenSource } from './connection';
export { codeOfApiError, fieldsOfApiError, messageOfApiError, type ApiFieldError } from './apiError';

/** The part of the page's state that belongs to the API's cache. */
export type ApiState = { api: ReturnType<typeof BaseApi.reducer> };
