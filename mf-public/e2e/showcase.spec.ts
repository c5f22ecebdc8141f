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
  type WrongValue,
  wordsCutOff,
} from '@school/shared/e2e';

/** A day that is still to come whenever this runs, as the input has it. */
const someDay = () => new Date(Date.now() + 60 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** One of the two ways: where it is, how it is filled in, and what a test needs to know of it. */
interface Way {
  readonly id: 'perform' | 'book';
  readonly title: string;
  readonly api: string;
  readonly sendLabel: RegExp;
  readonly sent: string;
  readonly reference: RegExp;
  readonly mail: string;
  readonly fill: (form: Locator, email: string) => Promise<void>;
  /** A field of one's own words, and what `fill` writes there. */
  readonly words: readonly [label: string, value: string];
  readonly missing: readonly (readonly [label: string, message: string])[];
  readonly wrong: readonly WrongValue[];
}

const perform: Way = {
  id: 'perform',
  title: 'Apply to perform',
  api: '**/api/showcase/performers',
  sendLabel: /^Apply to perform|Sending/,
  sent: 'We have your music.',
  reference: /PLAY-\w{4}-\w{4}/,
  mail: 'We have your application',
  words: ['About your music', 'Highlife, slowly.\nThree years together.'],
  async fill(form, email) {
    await form.getByLabel('Name on the poster').fill('The Adabraka Trio');
    await form.getByLabel('What do you play?').fill('Piano, cello and voice');
    await form.getByRole('radio', { name: 'Contemporary' }).check();
    await form.getByRole('radio', { name: 'Tema' }).check();
    await form.getByLabel('About your music').fill('Highlife, slowly.\nThree years together.');
    await form.getByLabel('Link to a recording').fill('https://video.example/trio');
    await form.getByLabel('Your name').fill('Esi Quaye');
    await form.getByLabel('E-mail').fill(email);
    await form.getByLabel('Phone').fill('024 412 3456');
  },
  missing: [
    ['Name on the poster', 'Please give the name that you perform under'],
    ['What do you play?', 'Please say what you play'],
    ['Classical', 'Please choose classical or contemporary'],
    ['Accra', 'Please choose where you are at home'],
    ['About your music', 'Please tell us a little about your music'],
    ['Link to a recording', 'Please give a link to a recording'],
    ['Your name', 'Please give your name'],
    ['E-mail', 'The provided email is invalid'],
    ['Phone', 'The provided phone is invalid'],
  ],
  wrong: [
    ['E-mail', 'esi@example', 'The provided email is invalid'],
    ['Phone', '12345', 'The provided phone is invalid'],
    ['Your name', 'A'.repeat(101), 'A name can have at most 100 characters'],
    ['What do you play?', 'x'.repeat(121), 'This can have at most 120 characters'],
    ['About your music', 'x'.repeat(1501), 'This can have at most 1,500 characters'],
    ['Recording 3', 'http://sound.example', 'Please give the whole address, beginning with https://'],
  ],
};

const book: Way = {
  id: 'book',
  title: 'Book performers',
  api: '**/api/showcase/engagements',
  sendLabel: /^Ask for an offer|Sending/,
  sent: 'We are finding out who is free.',
  reference: /BOOK-\w{4}-\w{4}/,
  mail: 'We have your request',
  words: ['Anything else', 'Something for the walk in.'],
  async fill(form, email) {
    await form.getByLabel('What is it?').selectOption({ label: 'Wedding' });
    await form.getByLabel('Day', { exact: true }).fill(someDay());
    await form.getByLabel('The music starts at').fill('15:30');
    await form.getByLabel('Place').fill('Labadi, Accra');
    await form.getByLabel('Guests').fill('1,200');
    await form.getByRole('radio', { name: 'Both' }).check();
    await form.getByLabel('Efua Sarpong').check();
    await form.getByLabel('Kofi Asante').check();
    await form.getByLabel('Budget').fill('6,500.50');
    await form.getByLabel('Anything else').fill('Something for the walk in.');
    await form.getByLabel('Your name').fill('Kojo Antwi');
    await form.getByLabel('Organisation').fill('Antwi and family');
    await form.getByLabel('E-mail').fill(email);
    await form.getByLabel('Phone').fill('024 412 3456');
  },
  missing: [
    ['What is it?', 'Please choose the occasion'],
    ['Day', 'Please give the day'],
    ['The music starts at', 'Please give the time when the music starts'],
    ['Place', 'Please say where it is'],
    ['Classical', 'Please choose what should be played'],
    ['Your name', 'Please give your name'],
    ['E-mail', 'The provided email is invalid'],
    ['Phone', 'The provided phone is invalid'],
  ],
  wrong: [
    ['E-mail', 'kojo@example', 'The provided email is invalid'],
    ['Phone', '12345', 'The provided phone is invalid'],
    ['Place', 'x'.repeat(121), 'This can have at most 120 characters'],
    ['Guests', 'many', 'Please give the number of guests in figures'],
    ['Guests', '20,001', 'This can be at most 20,000'],
    ['Budget', 'a lot', 'Please give an amount in cedis and pesewas'],
    ['Budget', '1,000,000.01', 'For a larger budget, please ring us'],
    ['Anything else', 'x'.repeat(1501), 'This can have at most 1,500 characters'],
  ],
};

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
  return way.reference.exec(await page.getByText('Your reference').innerText())?.[0] ?? '';
}

test('an application to perform goes to staff, and the performers get a copy', async ({ page }) => {
  const email = freshEmail();
  await perform.fill(await openForm(page, perform), email);
  const reference = await sendAndSeeReference(page, perform);

  expect((await mailTo(email, `We have your application, ${reference}`)).text).toContain(
    '> Three years together.',
  );
  const notice = await mailTo(staffAddress, `Wants to perform: The Adabraka Trio, ${reference}`);
  expect(notice.replyTo).toMatchObject([{ address: email }]);
  for (const fact of ['https://video.example/trio', '+233 24 412 3456', 'Contemporary', 'Tema']) {
    expect(notice.text).toContain(fact);
  }
  await page.getByRole('button', { name: 'Apply with another ensemble' }).click();
  await expect(formOf(page, perform).getByLabel('Name on the poster')).toHaveValue('');
});

test('a request for performers goes to staff, and the client gets a copy', async ({ page }) => {
  const email = freshEmail();
  await book.fill(await openForm(page, book), email);
  const reference = await sendAndSeeReference(page, book);

  expect((await mailTo(email, `We have your request, ${reference}`)).text).toContain(
    '> Something for the walk in.',
  );
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
    const [label, value] = way.words;
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
    const [label, value] = way.words;
    await expect(form.getByLabel(label)).toHaveValue(value);
    await expect(form.getByLabel('E-mail')).toHaveValue(email);
    const requests = await countRequests(page, way.api);
    await sendOf(page, way).dblclick();
    await expect(sentOf(page, way)).toBeVisible();
    expect(requests()).toBe(1);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(email);
  });
}
