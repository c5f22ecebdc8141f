import type { Locator, Page } from '@playwright/test';
import {
  appReady,
  countMailsTo,
  expect,
  expectMissing,
  expectSentOnce,
  expectWrong,
  formReady,
  freshEmail,
  mailTo,
  open,
  sidewaysScroll,
  staffAddress,
  summary,
  test,
  textsCutOff,
} from '@school/shared/e2e';
import { book, perform, someDay, type Way } from './showcaseWays';

const formOf = (page: Page, { title }: Way) => page.getByRole('form', { name: title });
const sendOf = (page: Page, way: Way) => formOf(page, way).getByRole('button', { name: way.sendLabel });
const sentOf = (page: Page, { sent }: Way) => page.getByRole('heading', { name: sent });
const day = (form: Locator) => form.getByLabel('Day', { exact: true });

/** Expects an error at a field or group of choices. */
function missingIn(form: Locator, label: string, message: string) {
  const field = form.getByLabel(label, { exact: true });
  const group = form.getByRole('radiogroup').filter({ has: form.page().getByLabel(label, { exact: true }) });
  return [field, message, group.or(field).first()] as const;
}

for (const way of [perform, book]) {
  test(`${way.title}: is sent to staff, with a reference for its sender`, async ({ page, complaints }) => {
    complaints.expected.push(/status of (422|503)|net::ERR/);
    const email = freshEmail();
    const form = formOf(page, way);
    const [label, value] = way.freeText;
    const send = sendOf(page, way);
    await open(page, '/projects', 'mf-public');

    await test.step('the form is collapsed until it is opened', async () => {
      await page.locator(`#${way.id} > summary`).press('Enter');
      await expect(form).toBeVisible();
      await expect(formOf(page, way === perform ? book : perform)).toBeHidden();
      await formReady(page, `${way.id}-title`);
    });
    await test.step('an empty form lists the missing fields and links to each', () =>
      expectMissing(
        page,
        send,
        way.missing.map(([missing, message]) => missingIn(form, missing, message)),
      ));
    await test.step('one wrong answer shows one error', async () => {
      await way.fill(form, email);
      const [wrong, bad, message] = way.wrong;
      const right = await form.getByLabel(wrong).inputValue();
      await form.getByLabel(wrong).fill(bad);
      await send.click();
      await expectWrong(page, [message]);
      await form.getByLabel(wrong).fill(right);
    });
    if (way === book)
      await test.step('the API rejects days that cannot be booked', () => expectDays(page, form));
    await test.step('a reload keeps the typed text and opens its form', async () => {
      await page.reload();
      await appReady(page, 'mf-public');
      await expect(form).toBeVisible();
      await formReady(page, `${way.id}-title`);
      await expect(form.getByLabel(label)).toHaveValue(value);
      await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    });
    const { lost } = await expectSentOnce(page, {
      api: way.api,
      send,
      field: form.getByRole('textbox', { name: 'Email' }),
      kept: () => expect(form.getByLabel(label)).toHaveValue(value),
      sent: sentOf(page, way),
    });
    const { reference } = lost as { reference: string };
    expect(reference).toMatch(way.reference);
    await expect(page.getByText(/^Your reference/)).toContainText(reference);
    await test.step('sends its mails', async () => {
      await mailTo(email, `${way.mail}, ${reference}`);
      expect(await countMailsTo(email)).toBe(1);
      const notice = await mailTo(staffAddress, new RegExp(`${way.notice}, ${reference}$`));
      expect(notice.replyTo).toMatchObject([{ address: email }]);
      for (const fact of way.facts) expect(notice.text).toContain(fact);
    });
    await page.getByRole('button', { name: way.again }).click();
    await expect(form.getByLabel(label)).toHaveValue('');
    if (way === book) {
      await expect(form.getByLabel('Efua Sarpong')).not.toBeChecked();
      await test.step('omits optional answers that were left empty', () => expectLeftOut(page, form));
    }
  });
}

async function expectDays(page: Page, form: Locator): Promise<void> {
  for (const [value, message] of [
    ['2020-02-29', 'Please choose a day that is still to come'],
    ['2999-12-31', 'Please choose a day within the next two years'],
  ] as const) {
    await day(form).fill(value);
    await sendOf(page, book).click();
    await expectWrong(page, [message]);
    await summary(page).getByRole('link', { name: message }).click();
    await expect(day(form)).toBeFocused();
  }
  await day(form).fill(someDay());
}

async function expectLeftOut(page: Page, form: Locator): Promise<void> {
  await book.fill(form, freshEmail());
  for (const label of ['Guests', 'Budget', 'Anything else', 'Organisation'])
    await form.getByLabel(label).fill('');
  await form.getByLabel('Efua Sarpong').uncheck();
  await form.getByLabel('Kofi Asante').uncheck();
  await sendOf(page, book).click();
  await expect(sentOf(page, book)).toBeVisible();
}

test('links from other pages open a form, and each form fits a screen of 320 px', async ({ page }) => {
  for (const way of [perform, book]) {
    await open(page, '/about', 'mf-public');
    await page.getByRole('main').getByRole('link', { name: way.title }).click();
    await expect(page).toHaveURL(new RegExp(`/projects#${way.id}$`));
    const form = formOf(page, way);
    await expect(form).toBeVisible();
    await formReady(page, `${way.id}-title`);

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await textsCutOff(page)).toEqual([]);
    // Skip text for screen readers only, which has no width.
    const tooNarrow = await form
      .locator('label > span')
      .evaluateAll((all) =>
        all
          .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
          .map((it) => it.textContent),
      );
    expect(tooNarrow).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator(`#${way.id} > summary`).click();
    await expect(form).toBeHidden();
  }
});
