import { expect, type Locator, type Page, type Route } from '@playwright/test';

/** The code of a form comes after the page's own: until then its button does nothing. */
export async function formReady(page: Page, labelledBy: string): Promise<void> {
  await page.waitForFunction((id) => {
    const form = document.querySelector(`form[aria-labelledby="${id}"]`);
    if (!form) return false;
    // The code of some comes when they are about to be seen.
    form.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    return Object.keys(form).some((key) => key.startsWith('__reactProps'));
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
  // A form that is still on its way would move the others on.
  await expect(page.locator('main [aria-busy="true"]:visible')).toHaveCount(0);
  const forms = await page
    .locator('main form')
    .filter({ has: page.locator('[type="submit"]') })
    .all();
  for (const form of forms) {
    const element = await form.elementHandle();
    // The code of some comes when they are about to be seen.
    await element?.scrollIntoViewIfNeeded();
    await page.waitForFunction(
      (it) => !!it && Object.keys(it).some((key) => key.startsWith('__reactProps')),
      element,
    );
  }
  return forms;
}

/** A field that was left empty: what the form says of it, and what carries the message where that is not the field. */
export type Missing = readonly [field: Locator, message: string, carrier?: Locator];

/** Sends a form as it is, and expects it to say what is missing, and its summary to lead to each field. */
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

/** A wrong value for a field, with what the form says of it. */
type WrongValue = readonly [label: string, value: string, message: string];

/** Types each wrong value into a form that is right besides, and expects that it alone is named and that it stays. */
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

/** A form that is filled in, and how it is sent. */
interface FilledIn {
  /** Where the API takes it. */
  readonly api: string;
  readonly send: Locator;
  /** A field that the API may object to, and where its message shows; the e-mail unless told. */
  readonly refusedField?: string;
  /** Expects that all that was typed still stands there. */
  readonly kept: () => Promise<void>;
}

/**
 * Sends a form to an API that refuses a field, then is away, then takes it but whose answer gets lost: each is said, and
 * nothing is lost. Another try is up to the test, and must not do it a second time.
 * @returns what the lost answer said
 */
export async function sendThroughTrouble(
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

/** Does something while an address of the API answers in some way. */
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

/** How a form that is filled in is pressed more than once. */
interface Impatient {
  readonly api: string;
  readonly send: Locator;
  /** A field of one line, where Enter sends the form too. */
  readonly field: Locator;
  /** The heading that takes the focus once it is sent. */
  readonly sent: Locator;
}

/**
 * Presses a button twice, and Enter besides, while the API takes its time, and expects one request until it is sent.
 * @returns what was sent
 */
export async function sendImpatiently(page: Page, { api, send, field, sent }: Impatient): Promise<unknown> {
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
  expect(bodies, 'what was sent').toHaveLength(1);
  return bodies[0];
}

/** Expects that nothing of a draft is left in the browser. @param words some that were typed */
export async function expectNothingKept(page: Page, words: string): Promise<void> {
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(words);
}
