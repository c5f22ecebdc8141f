import type { Locator, Page } from '@playwright/test';
import { expect, freshEmail, test } from '@school/shared/e2e';

/** A form of the site: how it is filled in before its code is there, and what is sent for it. */
interface Row {
  readonly path: string;
  readonly form: string;
  readonly fill: (form: Locator, email: string) => Promise<void>;
  /** The choices, as they are sent. */
  readonly sends: Readonly<Record<string, unknown>>;
}

const someone = async (form: Locator, prefix: string, email: string, name = 'name') => {
  await form.locator(`#${prefix}${name}`).fill('Ama Serwaa');
  await form.locator(`#${prefix}email`).fill(email);
};

const ROWS: Readonly<Record<string, Row>> = {
  'the contact form': {
    path: '/about',
    form: 'contact-form-title',
    async fill(form, email) {
      await form.locator('#topic').selectOption('trial_lesson');
      await someone(form, '', email);
      await form.locator('#message').fill('May she try the cello?');
    },
    sends: { topic: 'trial_lesson', message: 'May she try the cello?' },
  },
  'the fee enquiry': {
    path: '/learn/piano',
    form: 'fees-title',
    async fill(form, email) {
      await form.locator('#fees-programme').selectOption('adult_study');
      await form.locator('#fees-mode').selectOption('online');
      await someone(form, 'fees-', email);
    },
    sends: { programme: 'adult_study', mode: 'online' },
  },
  'the registration for lessons': {
    path: '/learn/piano',
    form: 'register-title',
    async fill(form, email) {
      await form.getByRole('radio', { name: 'Adult Study' }).check();
      await form.locator('#register-level').selectOption('intermediate');
      for (const way of ['classical', 'private', 'in_person', 'tema']) {
        await form.locator(`input[type=radio][value=${way}]`).check();
      }
      await form.locator('input[value=monday_afternoon]').check();
      await form.locator('#register-student').fill('Esi Serwaa');
      await form.locator('#register-email').fill(email);
      await form.locator('#register-phone').fill('024 412 3456');
    },
    sends: {
      programme: 'adult_study',
      level: 'intermediate',
      venue: 'tema',
      times: ['monday_afternoon'],
    },
  },
  'the community form': {
    path: '/community',
    form: 'join-title',
    async fill(form, email) {
      await someone(form, '', email);
      await form.getByLabel('Concerts and recitals').check();
    },
    sends: { name: 'Ama Serwaa', interests: ['concerts'] },
  },
  'the recommendation': {
    path: '/refer',
    form: 'recommend-title',
    async fill(form, email) {
      await someone(form, '', email);
      await form.locator('#friendName').fill('Kofi Mensah');
      await form.locator('#friendEmail').fill(freshEmail());
      await form.locator('#consent').check();
    },
    sends: { friendName: 'Kofi Mensah', consent: true },
  },
  'the application for a job': {
    path: '/careers',
    form: 'apply-title',
    async fill(form, email) {
      await form.locator('#opening').selectOption('piano-teacher');
      await someone(form, '', email);
      await form.locator('#phone').fill('024 412 3456');
      await form.locator('#letter').fill('I have taught the piano for ten years.');
      const buffer = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
      await form.locator('#cv').setInputFiles({ name: 'ama.pdf', mimeType: 'application/pdf', buffer });
    },
    sends: { opening: 'piano-teacher', cv: expect.objectContaining({ name: 'ama.pdf' }) },
  },
  'the form to perform': {
    path: '/projects#perform',
    form: 'perform-title',
    async fill(form, email) {
      await open(form);
      await form.locator('#perform-stageName').fill('The Adabraka Trio');
      await form.locator('#perform-kind').fill('Piano, cello and voice');
      await form.getByRole('radio', { name: 'Contemporary' }).check();
      await form.getByRole('radio', { name: 'Tema' }).check();
      await form.locator('#perform-about').fill('Highlife, slowly.');
      await form.getByLabel('Link to a recording').fill('https://video.example/trio');
      await someone(form, 'perform-', email, 'contactName');
      await form.locator('#perform-phone').fill('024 412 3456');
    },
    sends: { category: 'contemporary', place: 'tema' },
  },
  'the form to book': {
    path: '/projects#book',
    form: 'book-title',
    async fill(form, email) {
      await open(form);
      await form.locator('#book-occasion').selectOption('wedding');
      await form.locator('#book-date').fill(inSomeMonths());
      await form.locator('#book-startTime').fill('15:30');
      await form.locator('#book-place').fill('Labadi, Accra');
      await form.getByRole('radio', { name: 'Both' }).check();
      await form.getByLabel('Efua Sarpong').check();
      await someone(form, 'book-', email);
      await form.locator('#book-phone').fill('024 412 3456');
    },
    sends: { occasion: 'wedding', music: 'both', startTime: '15:30', performers: [expect.any(String)] },
  },
  'the donation form': {
    path: `/donate/${crypto.randomUUID()}/my-allegro`,
    form: '',
    async fill(form, email) {
      await form.getByRole('radio', { name: '500' }).check();
      await someone(form, '', email);
      await form.getByRole('radio', { name: /^Card/ }).check();
    },
    sends: { amount: 50_000, method: 'card' },
  },
};

for (const [name, { path, form: title, fill, sends }] of Object.entries(ROWS)) {
  test(`${name}, filled in and sent before its code is there, is sent once with all choices`, async ({
    page,
  }) => {
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

test('Enter in a field sends as well', async ({ page }) => {
  const release = await openWithoutCode(page, '/community');
  const form = formOf(page, 'join-title');
  const email = freshEmail();
  const bodies = bodiesWith(page, email);
  await form.locator('#name').fill('Ama Serwaa');
  await form.locator('#email').fill(email);
  await form.locator('#email').press('Enter');
  await expectAcknowledged(page, form.locator('[type=submit]'));
  release();
  await expect(page.getByRole('heading', { name: /letter/i }).first()).toBeVisible();
  expect(bodies).toHaveLength(1);
});

test('filters that were chosen before the code is there are kept, and the list follows', async ({ page }) => {
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

test('what was just typed wins over an older draft, which fills the rest', async ({ page }) => {
  await page.addInitScript(() => {
    const values = {
      topic: 'other',
      name: 'Older',
      email: 'older@example.com',
      phone: '',
      message: '',
      website: '',
    };
    localStorage.setItem('school:draft:contact', JSON.stringify({ values, idempotencyKey: 'older' }));
  });
  const release = await openWithoutCode(page, '/about');
  const form = formOf(page, 'contact-form-title');
  await form.locator('#topic').selectOption('trial_lesson');
  await form.locator('#name').fill('Newer');
  release();
  await expect(form.locator('#email')).toHaveValue('older@example.com');
  await expect(form.locator('#name')).toHaveValue('Newer');
  await expect(form.locator('#topic')).toHaveValue('trial_lesson');
});

test('the sign-in form, which no HTML brings, answers as soon as it is seen', async ({ page }) => {
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert', { name: '2 things to put right' })).toBeVisible();
});

test('code that cannot be loaded ends the acknowledgement, says so, and loses nothing', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/./);
  let broken = true;
  await page.route('**/assets/ContactForm-*.js*', (route) => (broken ? route.abort() : route.continue()));
  const release = await openWithoutCode(page, '/about', ['**/assets/main-*.js']);
  const form = formOf(page, 'contact-form-title');
  await form.locator('#name').fill('Ama Serwaa');
  await form.locator('[type=submit]').click();
  await expectAcknowledged(page, form.locator('[type=submit]'));
  release();
  await expect(note(page)).toHaveText(/could not be loaded/);
  await expect(note(page)).toBeVisible();
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  await expect(page.getByRole('alert')).toContainText('Loading chunk ContactForm failed');
  await expect(form.locator('#name')).toHaveValue('Ama Serwaa');

  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(note(page)).toBeEmpty();
  await form.locator('[type=submit]').click();
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
  await expect(form.locator('#name')).toHaveValue('Ama Serwaa');
});

test('on a slow phone and a slow line a press is answered at once, and carried out by itself', async ({
  page,
}) => {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await line.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await noteAcknowledgement(page);
  await page.goto('/careers', { waitUntil: 'commit' });
  const form = formOf(page, 'apply-title');
  await form.locator('#opening').selectOption('accompanist');
  await form.locator('[type=submit]').press('Enter');
  expect(await appArea(page).getAttribute('data-live')).toBeNull();
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible({ timeout: 50_000 });
  await expect(form.locator('#opening')).toHaveValue('accompanist');
  expect(await page.evaluate(() => window.acknowledgedAfter)).toBeLessThan(100);
});

declare global {
  interface Window {
    acknowledgedAfter?: number;
  }
}

/** Measures in the page how long after a press its control says so. */
async function noteAcknowledgement(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let pressed = 0;
    window.addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
    new MutationObserver(() => (window.acknowledgedAfter ??= performance.now() - pressed)).observe(document, {
      subtree: true,
      attributeFilter: ['data-pressed'],
    });
  });
}

/** Opens a page whose scripts do not come until they are released. */
async function openWithoutCode(page: Page, path: string, held = ['**/*.js']): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  for (const files of held) {
    await page.route(files, async (route) => {
      await released;
      await route.fallback();
    });
  }
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('footer').first()).toBeAttached();
  return release;
}

const appArea = (page: Page) => page.locator('main > [data-app]');
const note = (page: Page) => page.locator('#press-note');
const formOf = (page: Page, title: string) =>
  title ? page.locator(`form[aria-labelledby="${title}"]`) : page.locator('main form');

async function expectAcknowledged(page: Page, control: Locator): Promise<void> {
  await expect(control).toHaveAttribute('data-pressed', '');
  await expect(control).toHaveAttribute('aria-busy', 'true');
  await expect(note(page)).toHaveText(/One moment/);
}

/** The forms of the showcase are folded up: a summary needs no code. */
async function open(form: Locator): Promise<void> {
  const way = form.locator('xpath=ancestor::details');
  await way.locator('summary').click();
  await expect(way).toHaveAttribute('open', '');
}

/** What is sent for an address, as it is sent. */
function bodiesWith(page: Page, email: string): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes(email)) bodies.push(request.postDataJSON());
  });
  return bodies;
}

function inSomeMonths(): string {
  return new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
}
