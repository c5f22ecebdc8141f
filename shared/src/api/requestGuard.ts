import type { FetchArgs, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

/** A response of the API, or the reason why there is none. */
export type ApiAnswer = Awaited<ReturnType<ReturnType<typeof fetchBaseQuery>>>;

/** Sends the request to the API, with additional headers. */
type AskApi = (headers?: Readonly<Record<string, string>>) => Promise<ApiAnswer>;

/** Wraps requests to the API: it may add headers, wait, and retry. */
export type RequestGuard = (ask: AskApi, request: FetchArgs) => Promise<ApiAnswer>;

let guard: RequestGuard | undefined;

/** Sets the guard of all requests. There is one at a time. */
export function setRequestGuard(next: RequestGuard | undefined): void {
  guard = next;
}

export const guarded: RequestGuard = (ask, request) => (guard ? guard(ask, request) : ask());
