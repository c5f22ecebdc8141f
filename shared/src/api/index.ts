export { baseApi } from './baseApi';
export { StoreProvider } from './StoreProvider';
export {
  apiUrl,
  currentToken,
  setApiOrigin,
  setCallerSource,
  setTokenSource,
  type TokenSource,
} from './connection';
export { codeOfApiError, messageOfApiError } from './apiError';
export { setRequestGuard, type ApiAnswer, type RequestGuard } from './requestGuard';
