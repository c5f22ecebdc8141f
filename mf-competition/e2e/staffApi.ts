import { expect, type Page } from '@playwright/test';
import { openAs, staff } from '@school/shared/e2e';

/** Asks the API as staff do, with the token that their page has. */
export async function staffApi(page: Page) {
  const asked = page.waitForRequest((request) => 'authorization' in request.headers());
  await openAs(page, staff, '/admin');
  const { authorization = '' } = (await asked).headers();
  return async <Answer>(
    method: string,
    path: string,
    data?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const answer = await page.request.fetch(`/api/staff/competition${path}`, {
      method,
      ...(data && { data }),
      headers: { authorization, ...headers },
    });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Answer;
  };
}
