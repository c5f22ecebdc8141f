import { expect, type Locator, type Page, type Route } from '@playwright/test';

/** The code of a form comes after the page's own: until then its button does nothing. */
export async function formReady(page: Page, labelledBy: string): Promise<void> {
  await page.waitForFunction((id) => {
    const form = document.querySelector(`form[aria-labelledby="${id}"]`);
    return !!form && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  }, labelledBy);
}

/** The list of what is wrong, at a form's head. */
export const summary = (page: Page) => page.getByRole('alert');

/** Expects a form to say exactly these things, in a summary that has the focus. */
export async function expectWrong(page: Page, messages: readonly string[]): Promise<void> {
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText([...messages]);
}

/** An answer of the API that names a field. */
export const refusal = (field: string, message: string) => (route: Route) =>
  route.fulfill({
    status: 422,
    json: {
      error: {
        code: 'validation_failed',
        message: 'Please check the marked fields.',
        fields: [{ field, message }],
      },
    },
  });

/** The API as it answers when its database is away. */
export const awayMessage = 'The service is away for a moment. Please try again.';
export const away = (route: Route) =>
  route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: awayMessage } } });

/** The forms of the page that can be sent, once their code has come: until then their buttons do nothing. */
export async function formsReady(page: Page): Promise<Locator[]> {
  const forms = await page
    .locator('main form')
    .filter({ has: page.locator('[type="submit"]') })
    .all();
  for (const form of forms) {
    const element = await form.elementHandle();
    await page.waitForFunction(
      (it) => !!it && Object.keys(it).some((key) => key.startsWith('__reactProps')),
      element,
    );
  }
  return forms;
}
