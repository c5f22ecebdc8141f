import type { Locator } from '@playwright/test';

/** Returns a future day in the format of a date input. */
export const someDay = () => new Date(Date.now() + 60 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** One of the two forms: where it is, how to fill it in, and what it sends. */
export interface Way {
  readonly id: 'perform' | 'book';
  readonly title: string;
  readonly api: string;
  readonly sendLabel: RegExp;
  readonly sent: string;
  readonly reference: RegExp;
  readonly mail: string;
  /** The end of the subject of the mail to staff, before the reference, and the expected text. */
  readonly notice: string;
  readonly facts: readonly string[];
  readonly again: string;
  readonly fill: (form: Locator, email: string) => Promise<void>;
  /** A free-text field, and what `fill` types there. */
  readonly freeText: readonly [label: string, value: string];
  readonly missing: readonly (readonly [label: string, message: string])[];
  readonly wrong: readonly [label: string, value: string, message: string];
}

export const perform: Way = {
  id: 'perform',
  title: 'Apply to perform',
  api: '**/api/showcase/performers',
  sendLabel: /^Apply to perform|Sending/,
  sent: 'We have received your music.',
  reference: /PLAY-\w{4}-\w{4}/,
  mail: 'We have your application',
  notice: 'Wants to perform: The Adabraka Trio',
  facts: [
    '> Three years together.',
    'https://video.example/trio',
    '+233 24 412 3456',
    'Contemporary',
    'Tema',
  ],
  again: 'Apply with another ensemble',
  freeText: ['About your music', 'Highlife, slowly.\nThree years together.'],
  async fill(form, email) {
    await form.getByLabel('Name on the poster').fill('The Adabraka Trio');
    await form.getByLabel('What do you play?').fill('Piano, cello and voice');
    await form.getByRole('radio', { name: 'Contemporary' }).check();
    await form.getByRole('radio', { name: 'Tema' }).check();
    await form.getByLabel('About your music').fill('Highlife, slowly.\nThree years together.');
    await form.getByLabel('Link to a recording').fill('https://video.example/trio');
    await form.getByLabel('Your name').fill('Esi Quaye');
    await form.getByRole('textbox', { name: 'Email' }).fill(email);
    await form.getByLabel('Phone').fill('024 412 3456');
  },
  missing: [
    ['Name on the poster', 'Please enter the name that you perform under'],
    ['What do you play?', 'Please say what you play'],
    ['Classical', 'Please choose classical or contemporary'],
    ['Accra', 'Please choose where you are based'],
    ['About your music', 'Please tell us a little about your music'],
    ['Link to a recording', 'Please enter a link to a recording'],
    ['Your name', 'Please enter your name'],
    ['Email', 'Please enter an email address'],
    ['Phone', 'Please enter a phone number'],
  ],
  wrong: ['Recording 3', 'http://sound.example', 'Please enter the whole address, beginning with https://'],
};

export const book: Way = {
  id: 'book',
  title: 'Book performers',
  api: '**/api/showcase/engagements',
  sendLabel: /^Ask for an offer|Sending/,
  sent: 'We are finding out who is free.',
  reference: /BOOK-\w{4}-\w{4}/,
  mail: 'We have your request',
  notice: ': Wedding',
  facts: ['Efua Sarpong, Kofi Asante', 'GH₵ 6,500.50', '1,200', '15:30', 'Antwi and family'],
  again: 'Ask for another day',
  freeText: ['Anything else', 'Something for the walk in.'],
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
    await form.getByRole('textbox', { name: 'Email' }).fill(email);
    await form.getByLabel('Phone').fill('024 412 3456');
  },
  missing: [
    ['What is it?', 'Please choose the occasion'],
    ['Day', 'Please enter the day'],
    ['The music starts at', 'Please enter the time when the music starts'],
    ['Place', 'Please say where it is'],
    ['Classical', 'Please choose what should be played'],
    ['Your name', 'Please enter your name'],
    ['Email', 'Please enter an email address'],
    ['Phone', 'Please enter a phone number'],
  ],
  wrong: ['Guests', 'many', 'Please enter the number of guests as a number'],
};
