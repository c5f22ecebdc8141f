import type { FetchArgs, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

/** An answer of the API, or why there is none. */
export type ApiAnswer = Awaited<ReturnType<ReturnType<typeof fetchBaseQuery>>>;

/** Asks the API, with further headers. */
type AskApi = (headers?: Readonly<Record<string, string>>) => Promise<ApiAnswer>;

/** Stands between a page and the API: may add to a request, wait, and ask once more. */
export type RequestGuard = (ask: AskApi, request: FetchArgs) => Promise<ApiAnswer>;

let guard: RequestGuard | undefined;

/** Puts a guard before all requests; there is one at a time. */
export function setRequestGuard(next: RequestGuard | undefined): void {
  guard = next;
}

export const guarded: RequestGuard = (ask, request) => (guard ? guard(ask, request) : ask());
