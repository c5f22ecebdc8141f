import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PermanentFailure } from '../outbox/permanentFailure';
import { NumberRefused } from './transport';
import { twilioAccountStatus, twilioTexts } from './twilioTexts';

const account = `AC${'0a'.repeat(16)}`;
const settings = { account, token: 'the token', from: 'MUSICSCHOOL' };
const message = {
  to: '+233244123456',
  channel: 'sms' as const,
  parts: ['Your lesson', 'tomorrow at 12:00', 'https://school.example/community'],
  text: 'Your lesson: tomorrow at 12:00 & not later',
  id: 'one',
  createdAt: new Date(0),
};

interface Asked {
  readonly path: string | undefined;
  readonly key: string | undefined;
  readonly sent: Record<string, string>;
}

let answer: (response: ServerResponse) => void;
const asked: Asked[] = [];
const server = createServer((request, response) => {
  void text(request).then((body) => {
    asked.push({
      path: request.url,
      key: request.headers.authorization,
      sent: Object.fromEntries(new URLSearchParams(body)),
    });
    answer(response);
  });
});

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const failure = (from = origin()): Promise<Error> =>
  twilioTexts(settings, from)
    .send(message)
    .then(
      () => Promise.reject(new Error('it was sent')),
      (error: Error) => error,
    );

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());
beforeEach(() => {
  asked.length = 0;
});

describe('a text message by Twilio', () => {
  it('names account, sender, number and text', async () => {
    answer = (response) => response.writeHead(201).end('{"sid":"SM1"}');
    await twilioTexts(settings, origin()).send(message);
    expect(asked).toEqual([
      {
        path: `/2010-04-01/Accounts/${account}/Messages.json`,
        key: `Basic ${btoa(`${account}:the token`)}`,
        sent: { To: message.to, From: 'MUSICSCHOOL', Body: message.text },
      },
    ]);
  });

  it('fills in the template of WhatsApp', async () => {
    answer = (response) => response.writeHead(201).end('{"sid":"SM1"}');
    const whatsApp = { from: '+233302000000', template: 'HX1' };
    const send = twilioTexts({ ...settings, whatsApp }, origin()).send;
    await send({ ...message, channel: 'whatsapp' });
    expect(asked.at(-1)?.sent).toEqual({
      To: `whatsapp:${message.to}`,
      From: 'whatsapp:+233302000000',
      ContentSid: 'HX1',
      ContentVariables: JSON.stringify({ 1: message.parts[0], 2: message.parts[1], 3: message.parts[2] }),
    });
  });

  it('is not sent by WhatsApp where that is not set up', async () => {
    const sent = twilioTexts(settings, origin()).send({ ...message, channel: 'whatsapp' });
    await expect(sent).rejects.toBeInstanceOf(PermanentFailure);
    expect(asked).toEqual([]);
  });

  it('has an account whose keys can be checked without a message', async () => {
    for (const status of [200, 401]) {
      answer = (response) => response.writeHead(status).end();
      expect(await twilioAccountStatus(settings, origin())).toBe(status);
    }
    const key = `Basic ${btoa(`${account}:the token`)}`;
    expect(asked[0]).toEqual({ path: `/2010-04-01/Accounts/${account}.json`, key, sent: {} });
  });

  it.each([401, 403, 429, 503])('is tried again after the answer %i, which refuses any', async (status) => {
    answer = (response) => response.writeHead(status).end();
    const error = await failure();
    expect(error).not.toBeInstanceOf(PermanentFailure);
    expect(error.message).toBe(`Twilio answered ${status}`);
  });

  it.each([400, 404, 500, 502])('is not tried again after the answer %i', async (status) => {
    answer = (response) => response.writeHead(status).end(`{"message":"To ${message.to} is wrong"}`);
    const error = await failure();
    expect(error).toBeInstanceOf(PermanentFailure);
    expect(error.message).toBe(`Twilio answered ${status}`);
  });

  it.each([21610, 21211, 21614])('is refused for its number by the code %i', async (code) => {
    answer = (response) => response.writeHead(400).end(JSON.stringify({ code, message: message.to }));
    const error = await failure();
    expect(error).toBeInstanceOf(NumberRefused);
    expect(error.message).toBe('Twilio answered 400');
  });

  it('is not tried again when no answer comes: it may have been sent', async () => {
    answer = (response) => response.destroy();
    expect(await failure()).toBeInstanceOf(PermanentFailure);
  });

  it('is tried again when Twilio cannot be reached', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => void closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => void closed.close(resolve));
    const error = await failure(`http://127.0.0.1:${port}`);
    expect(error).not.toBeInstanceOf(PermanentFailure);
    expect(error.message).toContain('cannot be reached');
  });
});
