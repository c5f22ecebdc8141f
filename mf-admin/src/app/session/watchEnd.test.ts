// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setTokenSource } from '@school/shared/api';
import { canAsk, sessionState } from '../../kit/session/sessionState';
import { watchEnd } from './watchEnd';

const minute = 60_000;
let endsAt: number;
let refused: string;
let isCut: boolean;
let leave: AbortController;
let close: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2025-03-01T12:00:00Z') });
  refused = '';
  isCut = false;
  endsAt = Date.now() + 8 * 60 * minute;
  setTokenSource(() => 'token');
  vi.stubGlobal('fetch', async () => {
    if (refused)
      return Response.json({ error: { code: 'unauthenticated', message: refused } }, { status: 401 });
    if (isCut) return new Response('{"endsInSec');
    return Response.json({ endsInSeconds: Math.floor((endsAt - Date.now()) / 1000) });
  });
  leave = new AbortController();
  close = canAsk();
  void watchEnd(leave.signal);
});
afterEach(() => {
  leave.abort();
  close();
  setTokenSource(undefined);
});

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('warns five minutes before the session ends, and no earlier', async () => {
  await later(7 * 60 * minute + 54 * minute);
  expect(sessionState.get()).toEqual({ kind: 'open' });
  await later(minute + 1000);
  expect(sessionState.get()).toMatchObject({ kind: 'soon', endsAt });
});

it('withdraws the warning when another tab extends the session', async () => {
  await later(7 * 60 * minute + 56 * minute);
  expect(sessionState.get().kind).toBe('soon');
  endsAt = Date.now() + 8 * 60 * minute;
  await later(21_000);
  expect(sessionState.get().kind).toBe('open');
});

it('says why the session ended', async () => {
  await later(7 * 60 * minute + 56 * minute);
  refused = 'Your session has ended. Please sign in again.';
  await later(21_000);
  expect(sessionState.get()).toEqual({ kind: 'over', why: refused });
});

it('reconnects after a response that was cut off', async () => {
  isCut = true;
  await later(7 * 60 * minute + 55 * minute + 1000);
  expect(sessionState.get().kind).toBe('open');
  isCut = false;
  await later(minute);
  expect(sessionState.get()).toMatchObject({ kind: 'soon', endsAt });
});
