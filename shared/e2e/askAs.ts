import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { openAs } from './people';

type Person = Parameters<typeof openAs>[1];

/** Asks the API; fails the test when it refuses. */
export type Ask = <Answer>(method: string, path: string, data?: object) => Promise<Answer>;

/** Opens an address as somebody. @returns the header with the token by which their page asks the API */
export async function authorizationAs(page: Page, person: Person, path: string): Promise<string> {
  const asked = page.waitForRequest((request) => 'authorization' in request.headers());
  await openAs(page, person, path);
  return (await asked).headers()['authorization'] ?? '';
}

/**
 * Opens an address as somebody, and asks the API with their token.
 * @param request where the requests come from; the page's own context unless it may be cut off
 */
export async function askAs(
  page: Page,
  person: Person,
  path: string,
  request: APIRequestContext = page.request,
): Promise<Ask> {
  const authorization = await authorizationAs(page, person, path);
  return async (method, address, data) => {
    const headers = { authorization, 'idempotency-key': randomUUID() };
    const answer = await request.fetch(`/api${address}`, { method, headers, ...(data && { data }) });
    expect(answer.ok(), `${method} ${address}: ${await answer.text()}`).toBe(true);
    return (answer.status() === 204 ? undefined : answer.json()) as Promise<never>;
  };
}
