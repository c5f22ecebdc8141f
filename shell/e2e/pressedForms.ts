import type { Locator } from '@playwright/test';
import { expect, freshEmail } from '@school/shared/e2e';

/** A form of the site: how to fill it in before its code has loaded, and the expected request. */
export interface Row {
  readonly path: string;
  readonly form: string;
  /** The field that a person is still typing in when the code loads. */
  readonly typesInto: string;
  readonly fill: (form: Locator, email: string) => Promise<void>;
  /** The choices in the request. */
  readonly sends: Readonly<Record<string, unknown>>;
}

/** The smallest possible picture. */
const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const someone = async (form: Locator, prefix: string, email: string, name = 'name') => {
  await form.locator(`#${prefix}${name}`).fill('Ama Serwaa');
  await form.locator(`#${prefix}email`).fill(email);
};

/** Forms in the HTML of their pages. Other forms load with their code and cannot be pressed earlier. */
export const ROWS: Readonly<Record<string, Row>> = {
  'the contact form': {
    path: '/about',
    form: 'contact-form-title',
    typesInto: '#name',
    async fill(form, email) {
      await open(form);
      await form.locator('#topic').selectOption('trial_lesson');
      await someone(form, '', email);
      await form.locator('#message').fill('May she try the cello?');
    },
    sends: { topic: 'trial_lesson', message: 'May she try the cello?' },
  },
  'the fee enquiry': {
    path: '/learn/piano',
    form: 'fees-title',
    typesInto: '#fees-name',
    async fill(form, email) {
      await open(form);
      await form.locator('#fees-programme').selectOption('adult_study');
      await form.locator('#fees-mode').selectOption('online');
      await someone(form, 'fees-', email);
    },
    sends: { programme: 'adult_study', mode: 'online' },
  },
  'the registration for lessons': {
    path: '/learn/piano',
    form: 'register-title',
    typesInto: '#register-student',
    async fill(form, email) {
      await open(form);
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
    sends: { programme: 'adult_study', level: 'intermediate', venue: 'tema', times: ['monday_afternoon'] },
  },
  'the community form': {
    path: '/community',
    form: 'join-title',
    typesInto: '#name',
    async fill(form, email) {
      await someone(form, '', email);
      await form.getByLabel('Concerts and recitals').check();
    },
    sends: { name: 'Ama Serwaa', interests: ['concerts'] },
  },
  'the recommendation': {
    path: '/refer',
    form: 'recommend-title',
    typesInto: '#friendName',
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
    typesInto: '#letter',
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
    typesInto: '#perform-stageName',
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
    typesInto: '#book-place',
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
  'the interest in MATE 2025': {
    path: '/mate-2025',
    form: 'interest-title',
    typesInto: '#interest-name',
    fill: (form, email) => someone(form, 'interest-', email),
    sends: { name: 'Ama Serwaa' },
  },
  'the entry for the Music Art Challenge': {
    path: '/music-art-challenge',
    form: 'enter-title',
    typesInto: '#artist',
    async fill(form, email) {
      await form.locator('#artist').fill('Esi Danso');
      // Of age: the guardian's part appears only with code.
      await form.locator('#age').fill('18');
      await form.locator('#place').fill('Tema');
      await form.locator('#piece').selectOption('The Swan');
      await form.locator('#email').fill(email);
      await form
        .locator('#sheet')
        .setInputFiles({ name: 'swan.png', mimeType: 'image/png', buffer: ONE_PIXEL });
    },
    sends: { age: 18, piece: 'The Swan', sheet: expect.objectContaining({ name: 'swan.png' }) },
  },
  'the donation form of an address without an id': {
    path: '/donate/new/vehicle',
    form: '',
    typesInto: '#name',
    async fill(form, email) {
      await form.getByRole('radio', { name: '500' }).check();
      await someone(form, '', email);
      await form.getByRole('radio', { name: /^Card/ }).check();
    },
    sends: { amount: 50_000, method: 'card', donationId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  },
  'the donation form': {
    path: `/donate/${crypto.randomUUID()}/my-allegro`,
    form: '',
    typesInto: '#name',
    async fill(form, email) {
      await form.getByRole('radio', { name: '500' }).check();
      await someone(form, '', email);
      await form.getByRole('radio', { name: /^Card/ }).check();
    },
    sends: { amount: 50_000, method: 'card' },
  },
};

/** Opens a collapsed form; a summary needs no code. */
export async function open(form: Locator): Promise<void> {
  const way = form.locator('xpath=ancestor::details');
  await way.locator('summary').click();
  await expect(way).toHaveAttribute('open', '');
}

function inSomeMonths(): string {
  return new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
}
