import { createPublicKey, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contentRevisions, googleEvenings, googlePasses } from '../../platform/db/schema';
import { unlimited } from '../../testing/api';
import { effectsOf, tokenIn } from '../../testing/effects';
import { followedTickets } from '../../testing/followed';
import { testPayments } from '../../testing/testApi';
import { emptyBoxOffice } from '../../testing/tickets';
import { createGoogleApi } from './googleApi';
import { followGooglePasses } from './followGooglePasses';
import { googleSignerOf } from './googleSigner';
import { tellGoogleHandler, tellGoogleKind } from './tellGoogle';

/** A pass as Google has it. */
interface Saved {
  id: string;
  state?: string;
  ticketHolderName?: string;
  barcode?: { value: string };
  dateTime?: { doorsOpen: string };
}

const signer = { ...googleSignerOf('local'), issuer: '3388' };
const publicKey = createPublicKey(signer.key);

/** What Google has, by resource and id. */
const has = new Map<string, Saved>();
let asked: string[] = [];
let refuses: number | undefined;
/** Happens while Google takes a pass, once. */
let beforeWrite: (() => Promise<unknown>) | undefined;
const server = createServer((request, response) => {
  void text(request).then(async (body) => {
    const { method = '', url = '' } = request;
    asked.push(`${method} ${url}`);
    const answer = (status: number, value: object = {}) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (refuses !== undefined) return answer(refuses);
    if (url === '/token') {
      const assertion = new URLSearchParams(body).get('assertion') ?? '';
      const { payload } = await jwtVerify(assertion, publicKey, {
        audience: service.tokens,
        issuer: signer.account,
        currentDate: shop.clock.now(),
      });
      return answer(200, { access_token: `for ${String(payload['scope'])}`, expires_in: 3600 });
    }
    if (request.headers.authorization !== 'Bearer for https://www.googleapis.com/auth/wallet_object.issuer')
      return answer(401);
    if (method === 'GET') return answer(url === '/v1/issuer/3388' ? 200 : 403);
    const pass = JSON.parse(body) as Saved;
    await beforeWrite?.();
    if (method === 'POST' && has.has(`${url}/${pass.id}`)) return answer(409);
    if (method === 'PUT' && !has.has(url)) return answer(404);
    has.set(method === 'POST' ? `${url}/${pass.id}` : url, pass);
    return answer(200, pass);
  });
});
let service: { passes: string; tokens: string };
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  service = { passes: `${origin}/v1`, tokens: `${origin}/token` };
});
afterAll(() => void server.close());

const shop = testPayments({ tickets: { ...unlimited.tickets, googlePasses: signer } });
const box = followedTickets(shop);
beforeEach(async () => {
  await emptyBoxOffice(shop.database);
  await shop.database.db.delete(contentRevisions);
  await shop.database.db.delete(googleEvenings);
  has.clear();
  refuses = undefined;
});

const link = (key: string, ticket: string) =>
  shop.send('GET', `/api/tickets/google-pass?${new URLSearchParams({ key, ticket })}`);

/** Adds a ticket to Google Wallet, as the page that the link leads to does. @returns its number there */
async function add(key: string, ticket: string): Promise<string> {
  const location = (await link(key, ticket)).headers.get('location')!;
  const [, jwt = ''] = /^https:\/\/pay\.google\.com\/gp\/v\/save\/([\w.-]+)$/.exec(location) ?? [];
  const { payload } = await jwtVerify(jwt, publicKey, { audience: 'google', issuer: signer.account });
  const [pass] = (payload['payload'] as { eventTicketObjects: Saved[] }).eventTicketObjects;
  has.set(`/v1/eventTicketObject/${pass!.id}`, pass!);
  return pass!.id;
}

const passAt = (id: string) => has.get(`/v1/eventTicketObject/${id}`)!;
const eveningAt = () => has.get('/v1/eventTicketClass/3388.mate-2025')!;

/** Compares all passes, and tells Google what has changed. @returns the passes that Google was told of */
async function follow(): Promise<string[]> {
  asked = [];
  await box.compare(followGooglePasses, tellGoogleKind, tellGoogleHandler(box.context(), service));
  return asked.filter((line) => line.startsWith('PUT')).map((line) => line.replace(/^.*\//, ''));
}

it('leads to Google’s page with the signed ticket, in an address that browsers and servers take', async () => {
  const { key, ticket } = await box.bought();
  await box.rename(key, ticket.id, '王'.repeat(80));
  const response = await link(key, ticket.id);
  expect(response.status).toBe(302);
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  const location = response.headers.get('location')!;
  expect(location.length).toBeLessThan(1800);
  expect(decodeJwt(location.split('/').at(-1)!)).toMatchObject({
    typ: 'savetowallet',
    origins: shop.settings.siteOrigins,
    payload: {
      eventTicketObjects: [
        {
          id: `3388.${ticket.id}.1`,
          classId: '3388.mate-2025',
          state: 'ACTIVE',
          ticketHolderName: '王'.repeat(80),
          barcode: { type: 'QR_CODE', value: ticket.code },
        },
      ],
    },
  });
});

it('has the evening before the first ticket is added, and follows its times', async () => {
  expect(await follow()).toEqual(['3388.mate-2025']);
  expect(eveningAt()).toMatchObject({
    eventName: { defaultValue: { value: 'MATE 2025' } },
    dateTime: {
      doorsOpen: '2025-12-13T17:30:00Z',
      start: '2025-12-13T18:30:00.000Z',
      end: '2025-12-13T21:15:00.000Z',
    },
  });
  expect(await follow()).toEqual([]);
  await box.openDoorsEarlier();
  expect(await follow()).toEqual(['3388.mate-2025']);
  expect(eveningAt().dateTime?.doorsOpen).toBe('2025-12-13T16:45:00Z');
});

it('follows a new name', async () => {
  const { key, ticket } = await box.bought();
  const id = await add(key, ticket.id);
  await follow();
  await box.rename(key, ticket.id, 'Efua Asante');
  expect(await follow()).toEqual([id]);
  expect(passAt(id).ticketHolderName).toBe('Efua Asante');
  expect(await follow()).toEqual([]);
});

it('is what it is after Google took it, also if it changes meanwhile', async () => {
  const { key, ticket } = await box.bought();
  const id = await add(key, ticket.id);
  await follow();
  await box.rename(key, ticket.id, 'Efua Asante');
  beforeWrite = () => {
    beforeWrite = undefined;
    return box.transfer(key, ticket.id, { name: 'Kofi', email: 'kofi@example.com' });
  };
  expect(await follow()).toEqual([id, id]);
  expect(passAt(id)).toMatchObject({ state: 'INACTIVE' });
  expect(passAt(id).ticketHolderName).toBeUndefined();
});

it('is written at Google though the holder did not finish there', async () => {
  const { key, ticket } = await box.bought();
  const id = await add(key, ticket.id);
  has.clear();
  await follow();
  expect(passAt(id)).toMatchObject({ state: 'ACTIVE', barcode: { value: ticket.code } });
});

it('of a transferred or returned ticket has no name, seat or code any more, and the new holder has another', async () => {
  const { key, ticket } = await box.bought();
  const id = await add(key, ticket.id);
  await follow();
  const to = { name: 'Kofi', email: 'kofi@example.com' };
  await box.transfer(key, ticket.id, to);
  expect(await follow()).toEqual([id]);
  const shown = { id, classId: '3388.mate-2025', state: 'INACTIVE', notifyPreference: 'NOTIFY_ON_UPDATE' };
  expect(passAt(id)).toEqual({ ...shown, ticketType: expect.anything() as object });
  const effects = effectsOf(shop);
  await effects.run();
  const holder = tokenIn(
    effects.mails.find(({ to: at }) => at === to.email)!,
    'ticket',
  );
  const theirs = await add(holder, ticket.id);
  expect(theirs).not.toBe(id);
  expect(passAt(theirs).ticketHolderName).toBe('Kofi');
  expect((await link(key, ticket.id)).status).toBe(404);
});

it('has no name at Google once the evening is over', async () => {
  const { key, ticket } = await box.bought();
  const id = await add(key, ticket.id);
  await follow();
  const before = shop.clock.now();
  shop.clock.set(new Date('2025-12-14T00:00:00Z'));
  expect(await follow()).toEqual([id]);
  expect(passAt(id).ticketHolderName).toBeUndefined();
  expect(await shop.database.db.$count(googlePasses)).toBe(0);
  shop.clock.set(before);
});

it('is told again while Google refuses, and what it is by then', async () => {
  const { key, ticket } = await box.bought();
  const id = await add(key, ticket.id);
  await follow();
  for (const status of [401, 429, 503]) {
    refuses = status;
    await box.rename(key, ticket.id, `Name ${status}`);
    await expect(follow()).rejects.toThrow(String(status));
  }
  refuses = undefined;
  await follow();
  expect(passAt(id).ticketHolderName).toBe('Name 503');
});

it('has an account that can be checked without a pass', async () => {
  const statusOf = (issuer: string) =>
    createGoogleApi({ ...signer, issuer }, shop.clock, service).issuerStatus();
  expect(await statusOf('3388')).toBe(200);
  expect(await statusOf('1')).toBe(403);
  expect(has.size).toBe(0);
});

it('does not open without its key', async () => {
  const { key, ticket } = await box.bought();
  for (const wrong of ['x', `${key}x`]) expect((await link(wrong, ticket.id)).status).toBe(404);
  expect((await link(key, randomUUID())).status).toBe(404);
  expect(await shop.database.db.$count(googlePasses)).toBe(0);
});

it('is offered and served only where an account is set up; a page of our own shows a local one', async () => {
  const { key, ticket } = await box.bought();
  const { tickets } = shop.deps.settings;
  const offered = async () => (await box.order(key)).body.tickets[0]!.hasGooglePass;
  expect(await offered()).toBe(true);
  try {
    shop.deps.settings.tickets = { ...tickets, googlePasses: undefined };
    expect(await offered()).toBe(false);
    expect((await link(key, ticket.id)).status).toBe(404);
    shop.deps.settings.tickets = { ...tickets, googlePasses: 'local' };
    const location = new URL((await link(key, ticket.id)).headers.get('location')!);
    expect(location.origin).toBe(shop.settings.siteOrigins[0]);
    const own = `${location.pathname}${location.search}`;
    expect(await (await shop.send('GET', own)).json()).toMatchObject({
      eventTicketObjects: [{ ticketHolderName: 'Ama Serwaa Danso', barcode: { value: ticket.code } }],
    });
    expect((await shop.send('GET', `${own}x`)).status).toBe(404);
    expect(await follow()).toEqual([]);
    shop.deps.settings.tickets = tickets;
    expect((await shop.send('GET', own)).status).toBe(404);
  } finally {
    shop.deps.settings.tickets = tickets;
  }
});
