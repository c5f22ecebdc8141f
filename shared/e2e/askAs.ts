import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { openAs } from './people';

type Person = Parameters<typeof openAs>[1];

/** Calls the API and fails the test when the API refuses. */
export type Ask = <Answer>(method: string, path: string, data?: object) => Promise<Answer>;

/** Opens a URL signed in as a person. @returns the authorization header with the token that their page uses */
export async function authorizationAs(page: Page, person: Person, path: string): Promise<string> {
  const authorized = page.waitForRequest((request) => 'authorization' in request.headers());
  await openAs(page, person, path);
  return (await authorized).headers()['authorization'] ?? '';
}

/**
 * Opens a URL signed in as a person and returns a function that calls the API with their token.
 * @param request sends the requests; by default the page's own context, unless the test cuts off its network
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
