import type { Locator, Page } from '@playwright/test';
import {
  appReady,
  countMailsTo,
  countRequests,
  expect,
  expectEachWrong,
  expectWrong,
  formReady,
  freshEmail,
  mailTo,
  open,
  sendThroughTrouble,
  sidewaysScroll,
  staffAddress,
  summary,
  test,
  wordsCutOff,
} from '@school/shared/e2e';
import { book, perform, someDay, type Way } from './showcaseWays';

const formOf = (page: Page, { title }: Way) => page.getByRole('form', { name: title });
const sendOf = (page: Page, way: Way) => formOf(page, way).getByRole('button', { name: way.sendLabel });
const sentOf = (page: Page, { sent }: Way) => page.getByRole('heading', { name: sent });

async function openForm(page: Page, way: Way): Promise<Locator> {
  await open(page, `/projects#${way.id}`, 'mf-public');
  await formReady(page, `${way.id}-title`);
  return formOf(page, way);
}

async function sendAndSeeReference(page: Page, way: Way): Promise<string> {
  await sendOf(page, way).click();
  await expect(sentOf(page, way)).toBeFocused();
  return way.reference.exec(await page.getByText(/^Your reference/).innerText())?.[0] ?? '';
}

test('an application to perform goes to staff, and the performers get a reference', async ({ page }) => {
  const email = freshEmail();
  await perform.fill(await openForm(page, perform), email);
  const reference = await sendAndSeeReference(page, perform);

  await mailTo(email, `We have your application, ${reference}`);
  const notice = await mailTo(staffAddress, `Wants to perform: The Adabraka Trio, ${reference}`);
  expect(notice.replyTo).toMatchObject([{ address: email }]);
  for (const fact of [
    '> Three years together.',
    'https://video.example/trio',
    '+233 24 412 3456',
    'Contemporary',
    'Tema',
  ]) {
    expect(notice.text).toContain(fact);
  }
  await page.getByRole('button', { name: 'Apply with another ensemble' }).click();
  await expect(formOf(page, perform).getByLabel('Name on the poster')).toHaveValue('');
});

test('a request for performers goes to staff, and the client gets a reference', async ({ page }) => {
  const email = freshEmail();
  await book.fill(await openForm(page, book), email);
  const reference = await sendAndSeeReference(page, book);

  await mailTo(email, `We have your request, ${reference}`);
  const notice = await mailTo(staffAddress, new RegExp(`: Wedding, ${reference}$`));
  expect(notice.replyTo).toMatchObject([{ address: email }]);
  for (const fact of ['Efua Sarpong, Kofi Asante', 'GH₵ 6,500.50', '1,200', '15:30', 'Antwi and family']) {
    expect(notice.text).toContain(fact);
  }
  await page.getByRole('button', { name: 'Ask for another day' }).click();
  await expect(formOf(page, book).getByLabel('Efua Sarpong')).not.toBeChecked();
});

test('what may be left out of a request is left out', async ({ page }) => {
  const form = await openForm(page, book);
  await book.fill(form, freshEmail());
  for (const label of ['Guests', 'Budget', 'Anything else', 'Organisation'])
    await form.getByLabel(label).fill('');
  await form.getByLabel('Efua Sarpong').uncheck();
  await form.getByLabel('Kofi Asante').uncheck();
  expect(await sendAndSeeReference(page, book)).not.toBe('');
});

test('the API knows for which days nobody can be booked', async ({ page, complaints }) => {
  complaints.expected.push(/status of 422/);
  const form = await openForm(page, book);
  const day = form.getByLabel('Day', { exact: true });
  await book.fill(form, freshEmail());
  for (const [value, message] of [
    ['2020-02-29', 'Please choose a day that is still to come'],
    ['2999-12-31', 'Please choose a day within the next two years'],
  ] as const) {
    await day.fill(value);
    await sendOf(page, book).click();
    await expectWrong(page, [message]);
    await summary(page).getByRole('link', { name: message }).click();
    await expect(day).toBeFocused();
  }
  await day.fill(someDay());
  await sendAndSeeReference(page, book);
});

for (const way of [perform, book]) {
  test(`${way.title}: folded up until it is wanted; links to it open it`, async ({ page }) => {
    await open(page, '/about', 'mf-public');
    await page.getByRole('main').getByRole('link', { name: way.title }).click();
    await expect(page).toHaveURL(new RegExp(`/projects#${way.id}$`));
    await expect(formOf(page, way)).toBeVisible();
    await page.locator(`#${way.id} > summary`).click();
    await expect(formOf(page, way)).toBeHidden();
    const other = way === perform ? book : perform;
    await expect(formOf(page, other)).toBeHidden();
    await page.locator(`#${other.id} > summary`).press('Enter');
    await expect(formOf(page, other)).toBeVisible();
  });

  test(`${way.title}: fits a screen of 320 px, each word inside its box`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const form = await openForm(page, way);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await wordsCutOff(page)).toEqual([]);
    // What only screen readers get has no room at all.
    const tooNarrow = await form
      .locator('label > span')
      .evaluateAll((all) =>
        all
          .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
          .map((it) => it.textContent),
      );
    expect(tooNarrow).toEqual([]);
  });

  test(`${way.title}: an empty form says what is missing, and leads to each field`, async ({ page }) => {
    const form = await openForm(page, way);
    await sendOf(page, way).click();
    await expectWrong(
      page,
      way.missing.map(([, message]) => message),
    );
    for (const [label, message] of way.missing) {
      const field = form.getByLabel(label, { exact: true });
      await summary(page).getByRole('link', { name: message }).click();
      await expect(field).toBeFocused();
      const group = form.getByRole('radiogroup').filter({ has: page.getByLabel(label, { exact: true }) });
      const described = (await group.count()) > 0 ? group : field;
      await expect(described).toHaveAccessibleDescription(new RegExp(message));
    }
  });

  test(`${way.title}: each wrong answer is named alone`, async ({ page }) => {
    const form = await openForm(page, way);
    await way.fill(form, freshEmail());
    await expectEachWrong(page, way.wrong, {
      field: (label) => form.getByLabel(label),
      send: sendOf(page, way),
    });
  });

  test(`${way.title}: through refusals, an API that is away and a lost answer nothing is lost, and it is sent once`, async ({
    page,
    complaints,
  }) => {
    complaints.expected.push(/status of (422|503)|net::ERR/);
    const email = freshEmail();
    const form = await openForm(page, way);
    await way.fill(form, email);
    const [label, value] = way.freeText;
    const lost = await sendThroughTrouble(page, {
      api: way.api,
      send: sendOf(page, way),
      kept: () => expect(form.getByLabel(label)).toHaveValue(value),
    });
    const { reference } = lost as { reference: string };
    expect(await sendAndSeeReference(page, way)).toBe(reference);
    await mailTo(email, `${way.mail}, ${reference}`);
    expect(await countMailsTo(email)).toBe(1);
  });

  test(`${way.title}: a reload keeps what was typed, and shows it; pressed twice it is sent once`, async ({
    page,
  }) => {
    const email = freshEmail();
    await open(page, '/projects', 'mf-public');
    await page.locator(`#${way.id} > summary`).click();
    await formReady(page, `${way.id}-title`);
    const form = formOf(page, way);
    await way.fill(form, email);
    await page.reload();
    await appReady(page, 'mf-public');
    await expect(form).toBeVisible();
    await formReady(page, `${way.id}-title`);
    const [label, value] = way.freeText;
    await expect(form.getByLabel(label)).toHaveValue(value);
    await expect(form.getByLabel('E-mail')).toHaveValue(email);
    const requests = await countRequests(page, way.api);
    await sendOf(page, way).dblclick();
    await expect(sentOf(page, way)).toBeVisible();
    expect(requests()).toBe(1);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(email);
  });
}
