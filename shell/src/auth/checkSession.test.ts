// @vitest-environment happy-dom
import { GenericError, TimeoutError } from '@auth0/auth0-spa-js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkSession } from './checkSession';

const WAITS_MS = [1, 2];

const getTokenSilently = vi.fn();
const callbacks = { onBusy: vi.fn(), onError: vi.fn() };

function forgetSignIn(): void {
  document.cookie = 'auth0.site.is.authenticated=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
}

const check = () => checkSession({ getTokenSilently }, callbacks, WAITS_MS);

beforeEach(() => {
  vi.resetAllMocks();
  document.cookie = 'auth0.site.is.authenticated=true';
});

afterEach(forgetSignIn);

it('sends no request when no one has signed in', async () => {
  forgetSignIn();
  await check();
  expect(getTokenSilently).not.toHaveBeenCalled();
});

it.each([
  ['is silent', new TimeoutError()],
  ['answers 503', new GenericError('request_error', 'HTTP error. Unable to fetch /oauth/token')],
  ['answers 429', new GenericError('too_many_requests', 'Global limit has been reached')],
  ['cannot be reached', new Error('Failed to fetch')],
])('retries, and reports the wait, while the service %s', async (_, error) => {
  getTokenSilently.mockRejectedValueOnce(error).mockRejectedValueOnce(error);
  await check();
  expect(getTokenSilently).toHaveBeenCalledTimes(3);
  expect(callbacks.onBusy.mock.calls).toEqual([[1], [2]]);
  expect(callbacks.onError).not.toHaveBeenCalled();
});

it('gives up in the end with the reason', async () => {
  getTokenSilently.mockRejectedValue(new Error('Failed to fetch'));
  await check();
  expect(getTokenSilently).toHaveBeenCalledTimes(3);
  expect(callbacks.onError).toHaveBeenCalledExactlyOnceWith('Failed to fetch');
});

it.each(['login_required', 'invalid_grant', 'consent_required'])('accepts %s as an answer', async (code) => {
  getTokenSilently.mockRejectedValue(new GenericError(code, 'Unknown or invalid session'));
  await check();
  expect(getTokenSilently).toHaveBeenCalledOnce();
  expect(callbacks.onBusy).not.toHaveBeenCalled();
  expect(callbacks.onError).not.toHaveBeenCalled();
});
