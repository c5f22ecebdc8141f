import type { Page, Route } from '@playwright/test';
import { expect, freshEmail, slowDown, test } from '@school/shared/e2e';
import {
  bodiesWith,
  expectAcknowledged,
  formOf,
  note,
  openWithoutCode,
  waitForCode,
} from './pageWithoutCode';
import { open, ROWS } from './pressedForms';

const PRE_SALE = '/mate-2025/pre-sale';
const CODE_FORM = 'code-title';

for (const [name, { path, form: title, fill, sends }] of Object.entries(ROWS)) {
  test(`${name}, filled in and submitted before its code has loaded, is sent once by its code, with all choices`, async ({
    page,
  }) => {
    await waitForCode(page);
    const release = await openWithoutCode(page, path);
    const form = formOf(page, title);
    const button = form.locator('[type=submit]');
    const email = freshEmail();
    const bodies = bodiesWith(page, email);
    await fill(form, email);
    await button.click();
    await button.click();
    await expectAcknowledged(page, button);
    expect(bodies).toEqual([]);

    const answer = page.waitForResponse(
      (response) => response.request().postData()?.includes(email) ?? false,
    );
    release();
    expect((await answer).ok()).toBe(true);
    expect(bodies[0]).toMatchObject(sends);
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
    await expect(note(page)).toBeEmpty();
    expect(bodies).toHaveLength(1);
  });
}

for (const [name, { path, form: title, fill }] of Object.entries(ROWS)) {
  test(`${name} is sent once by the browser when its code takes long`, async ({ page }) => {
    await openWithoutCode(page, path);
    const form = formOf(page, title);
    const email = freshEmail();
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/(?:forms|api)\//.test(request.url())) posts.push(request.url());
    });
    await fill(form, email);
    await form.locator('[type=submit]').click();
    await form.locator('[type=submit]').click();
    await page.waitForURL(/\/received\?|\/thank-you|\/pay\/hosted\//);
    expect(posts).toEqual([expect.stringContaining('/forms/')]);
  });
}

for (const [name, { path, form: title, typesInto, fill }] of Object.entries(ROWS)) {
  test(`a sentence typed into ${name} while its code loads is kept completely`, async ({ page }) => {
    const release = await openWithoutCode(page, path);
    const form = formOf(page, title);
    await fill(form, freshEmail());
    const field = form.locator(typesInto);
    await field.fill('');
    const sentence = 'Ama Serwaa Bonsu, on the second floor, left';
    for (const [index, letter] of [...sentence].entries()) {
      if (index === 10) release();
      await page.keyboard.type(letter, { delay: 40 });
    }
    await expect(field).toHaveValue(sentence);
    await expect(field).toBeFocused();
    await expect(page.locator('[data-app]').first()).toHaveAttribute('data-live', '');
    await expect(field).toHaveValue(sentence);
    await expect(field).toBeFocused();
  });
}

test('a sale code submitted before its code has loaded is requested once', async ({ page, complaints }) => {
  complaints.expected.push(/status of 4\d\d/);
  const release = await openWithoutCode(page, PRE_SALE);
  const form = formOf(page, CODE_FORM);
  const field = form.getByRole('textbox', { name: 'Your code' });
  const bodies = bodiesWith(page, 'ABCD2345');
  await field.fill('ABCD2345');
  await form.locator('[type=submit]').click();
  await form.locator('[type=submit]').click();
  await expectAcknowledged(page, form.locator('[type=submit]'));
  expect(bodies).toEqual([]);
  release();
  await expect(field).toHaveAccessibleDescription(/not known|not valid/);
  await expect(field).toHaveValue('ABCD2345');
  expect(bodies).toEqual([{ code: 'ABCD2345' }]);
});

test('each form in the HTML of a page is one of these', async ({ request }) => {
  const tried = [...Object.values(ROWS), { path: PRE_SALE, form: CODE_FORM }];
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const paths = new Set([...listed, ...tried.map(({ path }) => path.replace(/#.*/, ''))]);
  const untried: string[] = [];
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const pressable = html.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
    for (const [tag] of pressable.matchAll(/<form\b[^>]*>/g)) {
      const title = /aria-labelledby="([^"]*)"/.exec(tag)?.[1] ?? '';
      const isTried = tried.some(({ form, path: at }) => form === title && (form !== '' || at === path));
      if (!isTried && !tag.includes('role="search"')) untried.push(`${path} ${tag}`);
    }
  }
  expect(untried).toEqual([]);
});

test('Enter in a field submits too', async ({ page }) => {
  await waitForCode(page);
  const release = await openWithoutCode(page, '/community');
  const form = formOf(page, 'join-title');
  const email = freshEmail();
  const bodies = bodiesWith(page, email);
  await form.locator('#name').fill('Ama Serwaa');
  await form.locator('#email').fill(email);
  await form.locator('#email').press('Enter');
  await expectAcknowledged(page, form.locator('[type=submit]'));
  release();
  await expect(page.getByRole('heading', { name: 'Please check your email.' })).toBeVisible();
  expect(bodies).toHaveLength(1);
});

test('filters selected before code has loaded are kept and applied', async ({ page }) => {
  const release = await openWithoutCode(page, '/learn');
  const filters = page.getByRole('search');
  await filters.getByLabel('Mode of study').selectOption('online');
  await filters.getByLabel('Programme').selectOption('early_years_music');
  release();
  await expect(page).toHaveURL(/mode=online/);
  await expect(page).toHaveURL(/programme=early_years_music/);
  await expect(filters.getByLabel('Mode of study')).toHaveValue('online');
  await expect(filters.getByLabel('Programme')).toHaveValue('early_years_music');
  await expect(page.getByText(/^\d of 6 instruments$/)).toBeVisible();
});

test('new input has precedence over an older draft, which fills in the rest', async ({ page }) => {
  await page.addInitScript(() => {
    const values = {
      topic: 'other',
      name: 'Older',
      email: 'older@example.com',
      phone: '',
      message: '',
      leaveEmpty: '',
    };
    localStorage.setItem('school:draft:contact', JSON.stringify({ values, idempotencyKey: 'older' }));
  });
  const release = await openWithoutCode(page, '/about');
  const form = formOf(page, 'contact-form-title');
  await open(form);
  await form.locator('#topic').selectOption('trial_lesson');
  await form.locator('#name').fill('Newer');
  release();
  await expect(form.locator('#email')).toHaveValue('older@example.com');
  await expect(form.locator('#name')).toHaveValue('Newer');
  await expect(form.locator('#topic')).toHaveValue('trial_lesson');
});

test('the sign-in form, which is not in the HTML, responds as soon as it is visible', async ({ page }) => {
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert', { name: 'Please correct 2 fields' })).toBeVisible();
});

test('a form whose code cannot be loaded is sent by the browser, and keeps what was typed', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/./);
  await waitForCode(page);
  await page.route('**/assets/ContactForm-*.js*', (route) => route.abort());
  const release = await openWithoutCode(page, '/about', ['**/assets/main-*.js']);
  const form = formOf(page, 'contact-form-title');
  await open(form);
  await form.locator('#name').fill('Ama Serwaa');
  await form.locator('[type=submit]').click();
  await expectAcknowledged(page, form.locator('[type=submit]'));
  release();
  await page.waitForURL('**/forms/sendContactMessage**');
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
  await expect(form.locator('#name')).toHaveValue('Ama Serwaa');
});

test('a press on Try again recovers a form whose code was broken, and keeps input meanwhile', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/./);
  await waitForCode(page);
  await trustAnyCode(page, '/about');
  // The browser caches it by URL, so only a cache-busted URL helps.
  let answer: (route: Route) => unknown = (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '<' });
  await page.route(/assets\/ContactForm-/, (route) => answer(route));
  await page.goto('/about');
  const form = formOf(page, 'contact-form-title');
  const submit = form.locator('[type=submit]');
  const failure = page.getByRole('alert').filter({ hasText: 'Loading chunk ContactForm failed' });
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await open(form);
  await expect(failure).toBeVisible();
  await form.locator('#topic').selectOption('trial_lesson');
  await form.locator('#name').fill('Ama Serwaa');

  const further = page.waitForRequest(/~\d+\/assets\/ContactForm-/);
  await tryAgain.click();
  await further;
  await expect(failure).toBeVisible();
  await expect(form.locator('#name')).toHaveValue('Ama Serwaa');

  let arrive = () => {};
  const whole = new Promise<void>((done) => (arrive = done));
  answer = (route) => whole.then(() => route.fallback());
  await tryAgain.click();
  await submit.click();
  await expectAcknowledged(page, submit);
  arrive();
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
  await expect(note(page)).toBeEmpty();
  await expect(form.locator('#name')).toHaveValue('Ama Serwaa');
  await expect(form.locator('#topic')).toHaveValue('trial_lesson');
});

test('on a slow phone a press is acknowledged at the next paint, and carried out without the code', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 422/);
  await slowDown(page);
  const { acknowledged } = await noteNextPaint(page);
  // The code is held back rather than slow: a busy machine could otherwise load it before the press.
  await openWithoutCode(page, '/careers');
  const form = formOf(page, 'apply-title');
  await form.locator('#opening').selectOption('accompanist');
  await form.locator('[type=submit]').press('Enter');
  expect(await acknowledged).toBe(true);
  await page.waitForURL('**/forms/applyForJob**');
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
  await expect(form.locator('#opening')).toHaveValue('accompanist');
});

/** Opens a page without integrity, so that broken code is run and cached. */
async function trustAnyCode(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({ response: answer, body: html.replace(/,"integrity":\[[^\]]*\]/, '') });
  });
}

declare global {
  interface Window {
    notePaint(acknowledged: boolean): void;
  }
}

/** Resolves to whether a press is acknowledged when the page is next painted. `npm run bench` measures it in ms. */
async function noteNextPaint(page: Page): Promise<{ acknowledged: Promise<boolean> }> {
  let note: (acknowledged: boolean) => void;
  const acknowledged = new Promise<boolean>((resolve) => (note = resolve));
  // Kept by the test, because the page may be left before it is asked.
  await page.exposeFunction('notePaint', (value: boolean) => note(value));
  await page.addInitScript(() => {
    const atNextPaint = () => window.notePaint(document.querySelector('[data-pressed]') !== null);
    window.addEventListener('submit', () => requestAnimationFrame(atNextPaint), {
      capture: true,
      once: true,
    });
  });
  return { acknowledged };
}
