import type { Browser } from '@playwright/test';
import { expect, openAs, staff } from '@school/shared/e2e';

/** Sends a request as staff. The staff pages have tests of their own. */
export async function askAsStaff<Answer>(
  browser: Browser,
  baseURL: string | undefined,
  { path, data }: { readonly path: string; readonly data: object },
): Promise<Answer> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const desk = await context.newPage();
  const asked = desk.waitForRequest((request) => 'authorization' in request.headers());
  await openAs(desk, staff, '/admin/overview');
  const { authorization = '' } = (await asked).headers();
  const answer = await context.request.post(`/api/staff${path}`, { headers: { authorization }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  const body = (await answer.json()) as Answer;
  await context.close();
  return body;
}
