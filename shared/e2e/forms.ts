import { expect, test, type Locator, type Page, type Route } from '@playwright/test';

/** Waits for a form's code, which loads after the page's. Until then its button does nothing. */
export async function formReady(page: Page, labelledBy: string): Promise<void> {
  await page.waitForFunction((id) => {
    const form = document.querySelector(`form[aria-labelledby="${id}"]`);
    if (!form) return false;
    // Some forms load their code when they are about to become visible.
    form.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    return Object.keys(form).some((key) => key.startsWith('__reactProps'));
  }, labelledBy);
}

/** The error summary at the top of a form. */
export const summary = (page: Page) => page.getByRole('alert');

/** Expects the form to show exactly these errors in a focused summary. */
export async function expectWrong(page: Page, messages: readonly string[]): Promise<void> {
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText([...messages]);
}

/** Answers with an API error that names a field. */
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

/** The API's message when the database is unavailable. */
export const awayMessage = 'The service is unavailable right now. Please try again.';
export const away = (route: Route) =>
  route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: awayMessage } } });

/** Returns the page's forms once their code has loaded. Until then their buttons do nothing. */
export async function formsReady(page: Page): Promise<Locator[]> {
  // A form that is still loading would shift the others.
  await expect(page.locator('main [aria-busy="true"]:visible')).toHaveCount(0);
  const forms = await page
    .locator('main form')
    .filter({ has: page.locator('[type="submit"]') })
    .all();
  for (const form of forms) {
    const element = await form.elementHandle();
    // Some forms load their code when they are about to become visible.
    await element?.scrollIntoViewIfNeeded();
    await page.waitForFunction(
      (it) => !!it && Object.keys(it).some((key) => key.startsWith('__reactProps')),
      element,
    );
  }
  return forms;
}

/** An empty field, its error message, and the element that shows the message when it is not the field itself. */
export type Missing = readonly [field: Locator, message: string, carrier?: Locator];

/** Submits a form as it is. Expects an error for each missing field and a summary that links to each. */
export async function expectMissing(page: Page, send: Locator, missing: readonly Missing[]): Promise<void> {
  await send.click();
  await expectWrong(
    page,
    missing.map(([, message]) => message),
  );
  for (const [nth, [field, message, carrier = field]] of missing.entries()) {
    await summary(page).getByRole('link').nth(nth).click();
    await expect(field).toBeFocused();
    await expect(carrier).toHaveAccessibleDescription(new RegExp(message));
  }
}

/** An invalid value for a field, with its error message. */
type WrongValue = readonly [label: string, value: string, message: string];

/**
 * Types each invalid value into an otherwise valid form. Expects only that field to be reported and its value to stay.
 */
export async function expectEachWrong(
  page: Page,
  wrong: readonly WrongValue[],
  { field, send }: { readonly field: (label: string) => Locator; readonly send: Locator },
): Promise<void> {
  for (const [label, value, message] of wrong) {
    const right = await field(label).inputValue();
    await field(label).fill(value);
    await send.click();
    await expectWrong(page, [message]);
    await expect(field(label)).toHaveAccessibleDescription(new RegExp(message.replaceAll('.', '\\.')));
    await expect(field(label)).toHaveValue(value);
    await field(label).fill(right);
    await expect(summary(page)).toHaveCount(0);
  }
}

/** A completed form and how to submit it. */
interface FilledIn {
  /** The API path that it is submitted to. */
  readonly api: string;
  readonly send: Locator;
  /** The field that the API rejects and that shows its message; the email field by default. */
  readonly refusedField?: string;
  /** Expects every typed value to still be there. */
  readonly kept: () => Promise<void>;
}

/**
 * Submits a form to an API that first rejects a field, then is unavailable, then accepts but loses the response.
 * Expects each problem to be reported and no input to be lost. The test itself then retries, which must not create a
 * duplicate.
 * @returns the message that is shown for the lost response
 */
async function sendThroughTrouble(
  page: Page,
  { api, send, refusedField = 'email', kept }: FilledIn,
): Promise<unknown> {
  await answering(page, api, refusal(refusedField, 'This address cannot be written to'), async () => {
    await send.click();
    await expectWrong(page, ['This address cannot be written to']);
  });
  await answering(page, api, away, async () => {
    await send.click();
    await expect(summary(page)).toContainText(awayMessage);
    await kept();
  });
  let lost: unknown;
  const loseAnswer = async (route: Route) => {
    lost = await (await route.fetch()).json();
    await route.abort();
  };
  await answering(page, api, loseAnswer, async () => {
    await send.click();
    await expect(summary(page)).toContainText('Nothing you typed is lost');
    await kept();
  });
  return lost;
}

/** Runs an action while a path of the API responds in a given way. */
async function answering(
  page: Page,
  api: string,
  answer: (route: Route) => Promise<void>,
  act: () => Promise<void>,
): Promise<void> {
  await page.route(api, answer);
  await act();
  await page.unroute(api, answer);
}

/** A completed form and how to submit it repeatedly. */
interface Impatient extends FilledIn {
  /** The sender's email address, a field in which Enter submits the form too. */
  readonly field: Locator;
  /** The heading that receives focus after the form was submitted. */
  readonly sent: Locator;
}

/** Clicks twice and presses Enter while the API is slow. Expects a single request. @returns the submitted body */
async function sendImpatiently(page: Page, { api, send, field, sent }: Impatient): Promise<unknown> {
  const bodies: unknown[] = [];
  let answer = () => {};
  const pressed = new Promise<void>((resolve) => (answer = resolve));
  const hold = async (route: Route) => {
    bodies.push(route.request().postDataJSON());
    await pressed;
    await route.continue();
  };
  await answering(page, api, hold, async () => {
    await send.dblclick();
    await field.press('Enter');
    answer();
    await expect(sent).toBeFocused();
  });
  expect(bodies, 'the request body').toHaveLength(1);
  return bodies[0];
}

/** Sends a form through trouble, then impatiently. Expects that it was received once and no draft is left. */
export async function expectSentOnce(page: Page, form: Impatient): Promise<{ body: unknown; lost: unknown }> {
  const email = await form.field.inputValue();
  const lost =
    await test.step('keeps everything through rejections, an unavailable API and a lost response', () =>
      sendThroughTrouble(page, form));
  const body = await test.step('a double click sends the form once and clears the draft', () =>
    sendImpatiently(page, form));
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(email);
  return { body, lost };
}
