// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { baseApi, setRequestGuard } from '@school/shared/api';
import { configureStore } from '@reduxjs/toolkit';
import { canSettle, openConflict } from '../../kit/versions/conflicts';
import { forgetSeen, noteSeen } from '../../kit/versions/seenVersions';
import { guardRequests } from './guardRequests';
import { canAsk, endWaiting, sessionState } from '../../kit/session/sessionState';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    testRead: build.query<unknown, void>({ query: () => ({ url: '/staff/enquiries/e1' }) }),
    testSave: build.mutation<unknown, object>({
      query: (body) => ({ url: '/staff/enquiries/e1', method: 'PATCH', body }),
    }),
  }),
});

const refusal = (status: number, code: string, fields: { field: string; message: string }[] = []) =>
  Response.json({ error: { code, message: `No: ${code}`, fields, requestId: 'x' } }, { status });
const done = () => Response.json({ state: 'closed' });
const otherVersion = () => refusal(409, 'conflict', [{ field: 'version', message: 'Changed' }]);

let answers: (() => Response)[];
const asked = vi.fn<(method: string, ifMatch: string | null, body: string) => void>();
const onForbidden = vi.fn<(path: string) => void>();
const closing: (() => void)[] = [];
let isLoggedIn = true;

beforeEach(() => {
  isLoggedIn = true;
  answers = [];
  asked.mockClear();
  onForbidden.mockClear();
  vi.stubGlobal('fetch', async (request: Request) => {
    asked(request.method, request.headers.get('if-match'), await request.text());
    return (answers.shift() ?? done)();
  });
  guardRequests({ auth: { get: () => ({ isLoggedIn }) as never }, onForbidden });
  closing.push(canAsk(), canSettle());
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
  setRequestGuard(undefined);
  forgetSeen({ kind: 'enquiry', id: 'e1' });
});

const store = () =>
  configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false }).concat(baseApi.middleware),
  });
const save = (body: object = { state: 'closed' }) => store().dispatch(api.endpoints.testSave.initiate(body));

describe('a save after the end of the session', () => {
  const over = () => vi.waitFor(() => expect(sessionState.get().kind).toBe('over'));

  it('waits, and is sent unchanged after the sign-in', async () => {
    answers = [() => refusal(401, 'unauthenticated')];
    const saved = save({ text: 'Typed before' });
    await over();
    expect(sessionState.get()).toEqual({ kind: 'over', why: 'No: unauthenticated' });
    expect(asked).toHaveBeenCalledTimes(1);
    endWaiting(true);
    expect((await saved).data).toEqual({ state: 'closed' });
    expect(asked.mock.calls.map(([, , body]) => body)).toEqual([
      '{"text":"Typed before"}',
      '{"text":"Typed before"}',
    ]);
  });

  it('waits again when the sign-in did not help', async () => {
    answers = [() => refusal(401, 'unauthenticated'), () => refusal(401, 'unauthenticated')];
    const saved = save();
    await over();
    endWaiting(true);
    await over();
    endWaiting(true);
    expect((await saved).data).toBeDefined();
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('is discarded when the person signs out instead', async () => {
    answers = [() => refusal(401, 'unauthenticated')];
    const saved = save();
    await over();
    endWaiting(false);
    expect((await saved).error).toMatchObject({ status: 401 });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is rejected at once for visitors who are not signed in, and on pages without a sign-in dialog', async () => {
    isLoggedIn = false;
    answers = [() => refusal(401, 'unauthenticated'), () => refusal(401, 'unauthenticated')];
    expect((await save()).error).toMatchObject({ status: 401 });
    isLoggedIn = true;
    for (const close of closing.splice(0)) close();
    expect((await save()).error).toMatchObject({ status: 401 });
    expect(sessionState.get().kind).toBe('open');
  });
});

describe('a change of an open record', () => {
  const record = { kind: 'enquiry', id: 'e1' };

  it('sends the version it is based on, and a request to read does not', async () => {
    noteSeen(record, 'enquiry/e1:5');
    await save();
    await store().dispatch(api.endpoints.testRead.initiate());
    expect(asked.mock.calls.map(([method, ifMatch]) => [method, ifMatch])).toEqual([
      ['PATCH', '"enquiry/e1:5"'],
      ['GET', null],
    ]);
  });

  it('does not wait for the version of an earlier change, which the API recognizes', async () => {
    noteSeen(record, 'enquiry/e1:5');
    await save();
    await save({ state: 'answered' });
    expect(asked.mock.calls.map(([, ifMatch]) => ifMatch)).toEqual(['"enquiry/e1:5"', '"enquiry/e1:5"']);
  });

  it("asks which of two versions counts, and saves one's own on the latest", async () => {
    noteSeen(record, 'enquiry/e1:5');
    answers = [otherVersion];
    const saved = save();
    await vi.waitFor(() => expect(openConflict.get()).toBeTruthy());
    expect(openConflict.get()).toMatchObject({ since: 'enquiry/e1:5', wish: { state: 'closed' } });
    noteSeen(record, 'enquiry/e1:9');
    openConflict.get()?.decide(true);
    expect((await saved).data).toEqual({ state: 'closed' });
    expect(asked.mock.calls.map(([, ifMatch]) => ifMatch)).toEqual(['"enquiry/e1:5"', '"enquiry/e1:9"']);
  });

  it('shows the other changes when a newer version arrived while it was sent', async () => {
    noteSeen(record, 'enquiry/e1:5');
    answers = [
      () => {
        noteSeen(record, 'enquiry/e1:9');
        return otherVersion();
      },
    ];
    const saved = save();
    await vi.waitFor(() => expect(openConflict.get()).toBeTruthy());
    expect(openConflict.get()?.since).toBe('enquiry/e1:5');
    openConflict.get()?.decide(true);
    expect((await saved).data).toEqual({ state: 'closed' });
    expect(asked.mock.calls.at(-1)?.[1]).toBe('"enquiry/e1:9"');
  });

  it('is dropped when the other version is chosen or the record is closed', async () => {
    noteSeen(record, 'enquiry/e1:5');
    answers = [otherVersion, otherVersion];
    const first = save();
    await vi.waitFor(() => expect(openConflict.get()).toBeTruthy());
    openConflict.get()?.decide(false);
    expect((await first).error).toMatchObject({ status: 409 });
    const second = save();
    await vi.waitFor(() => expect(openConflict.get()).toBeTruthy());
    for (const close of closing.splice(0)) close();
    expect((await second).error).toMatchObject({ status: 409 });
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is rejected as before for any other conflict', async () => {
    noteSeen(record, 'enquiry/e1:5');
    answers = [() => refusal(409, 'conflict', [{ field: 'state', message: 'No' }])];
    expect((await save()).error).toMatchObject({ status: 409 });
    expect(openConflict.get()).toBeNull();
  });
});

it('a removed role is reported once per rejection', async () => {
  answers = [() => refusal(403, 'forbidden')];
  expect((await save()).error).toMatchObject({ status: 403 });
  expect(onForbidden.mock.calls).toEqual([['/staff/enquiries/e1']]);
});

it('reports only a refusal for the lack of a role as forbidden', async () => {
  answers = [() => refusal(403, 'read_only'), () => refusal(409, 'forbidden')];
  await save();
  await save();
  expect(onForbidden).not.toHaveBeenCalled();
});
