import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { showInShell } from '../testing/showInShell';
import { TextRemindersAnswer } from './TextRemindersAnswer';

type Answer = readonly [status: number, body: object];

const sms = { channels: ['sms'] };
const off: Answer = [200, { ...sms, state: 'off', ending: null, channel: null }];
const on: Answer = [200, { ...sms, state: 'on', ending: '456', channel: 'sms' }];
const refused = (status: number, code: string, message: string): Answer => [
  status,
  { error: { code, message, fields: [] } },
];

/** The answers by the end of the path, as the API would give them now. */
let answers: Record<string, Answer>;
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  answers = { links: off, texts: on, stops: off };
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.split('/').at(-1) ?? '';
    asked.push(`${path} ${await request.text()}`);
    const [status, body] = answers[path] ?? [404, {}];
    return Response.json(body, { status });
  });
});

const show = () => showInShell(<TextRemindersAnswer token="the-token" />);

const number = () => screen.findByLabelText('Mobile phone');
const start = () => screen.getByRole('button', { name: 'Text me reminders' });

it('sends the number, and says where texts go', async () => {
  show();
  fireEvent.change(await number(), { target: { value: '024 412 3456' } });
  fireEvent.click(start());
  const told = await screen.findByText(/ends with 456/);
  await vi.waitFor(() => expect(document.activeElement?.contains(told)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
  expect(asked.at(-1)).toBe('texts {"token":"the-token","phone":"+233244123456","channel":"sms"}');
});

it('offers WhatsApp where it is set up, and says that reminders come by it', async () => {
  answers = {
    links: [200, { state: 'off', ending: null, channel: null, channels: ['sms', 'whatsapp'] }],
    texts: [200, { state: 'on', ending: '456', channel: 'whatsapp', channels: ['sms', 'whatsapp'] }],
  };
  show();
  fireEvent.change(await number(), { target: { value: '024 412 3456' } });
  fireEvent.click(screen.getByRole('radio', { name: 'WhatsApp' }));
  fireEvent.click(start());
  expect(await screen.findByText(/^We send reminders by WhatsApp to your number/)).toBeDefined();
  expect(asked.at(-1)).toContain('"channel":"whatsapp"');
});

it('offers no choice where texts come by SMS alone', async () => {
  show();
  await number();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('refuses an invalid number at its field, and sends nothing', async () => {
  show();
  fireEvent.change(await number(), { target: { value: '12' } });
  fireEvent.click(start());
  await vi.waitFor(async () => expect((await number()).getAttribute('aria-invalid')).toBe('true'));
  expect(asked).toHaveLength(1);
});

it('stops them, and says that the number is deleted', async () => {
  answers['links'] = on;
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Stop text messages' }));
  expect(await screen.findByText(/your number is deleted/)).toBeDefined();
  expect(await number()).toBeDefined();
});

it('says why stopping failed, and keeps the button', async () => {
  answers = { links: on, stops: refused(429, 'too_many_requests', 'Please wait a minute.') };
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Stop text messages' }));
  expect(await screen.findByText('Please wait a minute.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Stop text messages' })).toBeDefined();
});

it('says what is wrong with a link', async () => {
  answers['links'] = refused(404, 'not_found', 'This link is not valid. Please open it from the email.');
  show();
  expect(await screen.findByText(/This link is not valid/)).toBeDefined();
  expect(screen.queryByLabelText('Mobile phone')).toBeNull();
});
