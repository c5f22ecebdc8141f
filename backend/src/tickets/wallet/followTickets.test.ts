import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentRevisions, walletPasses } from '../../platform/db/schema';
import { unlimited } from '../../testing/api';
import { effectsOf, tokenIn } from '../../testing/effects';
import { followedTickets } from '../../testing/followed';
import { readPass } from '../../testing/pass';
import { testPushService } from '../../testing/pushService';
import { testPayments } from '../../testing/testApi';
import { emptyBoxOffice } from '../../testing/tickets';
import { followTickets } from './followTickets';
import { localCertificates } from './localCertificates';
import { tellPhoneHandler, tellPhoneKind } from './tellPhoneEffect';

const { service, pushes, answers } = await testPushService();
const shop = testPayments({ tickets: { ...unlimited.tickets, passes: localCertificates() } });
const box = followedTickets(shop);
beforeEach(async () => {
  await emptyBoxOffice(shop.database);
  await shop.database.db.delete(contentRevisions);
});

const passType = 'pass.example.music-school.ticket';

/** A pass, as a phone that has read it knows it. */
interface OnPhone {
  serialNumber: string;
  authenticationToken: string;
}

/** A phone asks the API as iOS does. */
function phone(deviceId: string = randomUUID(), pushToken = Buffer.from(deviceId).toString('hex')) {
  const base = '/api/tickets/wallet/v1';
  const as = ({ authenticationToken }: OnPhone) => ({ authorization: `ApplePass ${authenticationToken}` });
  const place = (pass: OnPhone) =>
    `${base}/devices/${deviceId}/registrations/${passType}/${pass.serialNumber}`;
  return {
    pushToken,
    register: async (pass: OnPhone) => (await shop.send('POST', place(pass), { pushToken }, as(pass))).status,
    unregister: async (pass: OnPhone) => (await shop.send('DELETE', place(pass), undefined, as(pass))).status,
    changed: async (since?: string) => {
      const query = since === undefined ? '' : `?passesUpdatedSince=${since}`;
      const response = await shop.send(
        'GET',
        `${base}/devices/${deviceId}/registrations/${passType}${query}`,
      );
      if (response.status === 204) return undefined;
      return (await response.json()) as { lastUpdated: string; serialNumbers: string[] };
    },
    newest: (pass: OnPhone) =>
      shop.send('GET', `${base}/passes/${passType}/${pass.serialNumber}`, undefined, as(pass)),
  };
}

type TestPhone = ReturnType<typeof phone>;

const newestOn = async (one: TestPhone, pass: OnPhone) =>
  readPass(Buffer.from(await (await one.newest(pass)).arrayBuffer()));

/** Adds a ticket to a phone. */
async function add(key: string, ticket: string, to: TestPhone) {
  const response = await shop.send(
    'GET',
    `/api/tickets/ticket.pkpass?${new URLSearchParams({ key, ticket })}`,
  );
  const { json } = readPass(Buffer.from(await response.arrayBuffer()));
  expect(await to.register(json)).toBe(201);
  return json;
}

/** Compares all passes, and sends what was queued for that. @returns the push tokens that were told */
async function follow(): Promise<string[]> {
  pushes.length = 0;
  await box.compare(followTickets, tellPhoneKind, tellPhoneHandler(shop.deps, service));
  return pushes.map(({ path = '' }) => path.replace('/3/device/', ''));
}

describe('a ticket in Apple Wallet', () => {
  it('is compared once when it was added, since it may have changed meanwhile', async () => {
    const { key, ticket } = await box.bought();
    const mine = phone();
    await add(key, ticket.id, mine);
    expect(await follow()).toEqual([mine.pushToken]);
    expect(await follow()).toEqual([]);
  });

  it('gets a new name: its phone is told, asks which has changed, and fetches the same pass', async () => {
    const { key, ticket } = await box.bought();
    const other = await box.bought();
    const [mine, another] = [phone(), phone()];
    const pass = await add(key, ticket.id, mine);
    await add(other.key, other.ticket.id, another);
    await follow();
    const since = (await mine.changed())!.lastUpdated;
    expect(await mine.changed(since)).toBeUndefined();
    await box.rename(key, ticket.id, 'Efua Asante');
    expect(await follow()).toEqual([mine.pushToken]);
    expect(await mine.changed(since)).toMatchObject({ serialNumbers: [pass.serialNumber] });
    const { json, fields } = await newestOn(mine, pass);
    expect(fields['name']).toBe('Efua Asante');
    expect(json).toMatchObject({
      serialNumber: pass.serialNumber,
      authenticationToken: pass.authenticationToken,
      webServiceURL: `${shop.settings.siteOrigins[0]}/api/tickets/wallet`,
    });
  });

  it('gets a new seat that staff gave it, and a new time of the evening', async () => {
    const { key, ticket } = await box.bought('regular', { seats: ['L-9-1'] });
    const mine = phone();
    const pass = await add(key, ticket.id, mine);
    await follow();
    const headers = { authorization: `Bearer ${await shop.token()}` };
    const moved = await box.ask<{ label: string }>(
      'PATCH',
      `/staff/tickets/issued/${ticket.id}`,
      { seat: 'L-10-1' },
      headers,
    );
    expect(await follow()).toEqual([mine.pushToken]);
    expect((await newestOn(mine, pass)).fields['seat']).toBe(moved.body.label);
    await box.openDoorsEarlier();
    expect(await follow()).toEqual([mine.pushToken]);
    expect((await newestOn(mine, pass)).fields['doors']).toBe('16:45');
  });

  it('is void for the former holder once it is transferred, and the new holder has another pass', async () => {
    const { key, ticket } = await box.bought();
    const [mine, theirs] = [phone(), phone()];
    const pass = await add(key, ticket.id, mine);
    await follow();
    const to = { name: 'Kofi', email: 'kofi@example.com' };
    await box.transfer(key, ticket.id, to);
    expect(await follow()).toEqual([mine.pushToken]);
    const { json, fields } = await newestOn(mine, pass);
    expect(json.voided).toBe(true);
    expect(json.barcodes).toBeUndefined();
    expect(fields).toMatchObject({ ended: 'No longer valid', event: 'MATE 2025' });
    expect(JSON.stringify(json)).not.toContain('Kofi');
    const effects = effectsOf(shop);
    await effects.run();
    const holder = tokenIn(
      effects.mails.find(({ to: at }) => at === to.email)!,
      'ticket',
    );
    const given = await add(holder, ticket.id, theirs);
    expect(given.serialNumber).not.toBe(pass.serialNumber);
    expect((await newestOn(theirs, given)).fields['name']).toBe('Kofi');
    expect((await mine.newest({ ...given, authenticationToken: pass.authenticationToken })).status).toBe(401);
  });

  it('is void once it is returned', async () => {
    const { key, ticket } = await box.bought();
    const mine = phone();
    const pass = await add(key, ticket.id, mine);
    await follow();
    await box.giveBack(key, ticket.id);
    expect(await follow()).toEqual([mine.pushToken]);
    expect((await newestOn(mine, pass)).json.voided).toBe(true);
  });

  it('is left alone once its evening is over', async () => {
    const { key, ticket } = await box.bought();
    await add(key, ticket.id, phone());
    await follow();
    await box.rename(key, ticket.id, 'Efua Asante');
    const before = shop.clock.now();
    shop.clock.set(new Date('2025-12-14T00:00:00Z'));
    expect(await follow()).toEqual([]);
    shop.clock.set(before);
  });
});

describe('a phone', () => {
  it('registers a pass once, with its newest push token, and ends that', async () => {
    const { key, ticket } = await box.bought();
    const before = phone();
    const pass = await add(key, ticket.id, before);
    const id = (await shop.database.db.select().from(walletPasses))[0]!.deviceId;
    const now = phone(id, 'cd'.repeat(32));
    expect(await now.register(pass)).toBe(200);
    expect(await follow()).toEqual([now.pushToken]);
    for (const _ of [1, 2]) expect(await now.unregister(pass)).toBe(200);
    expect(await now.changed()).toBeUndefined();
    await box.rename(key, ticket.id, 'Efua Asante');
    expect(await follow()).toEqual([]);
  });

  it('is forgotten when Apple no longer knows it, and told later while Apple cannot be reached', async () => {
    const { key, ticket } = await box.bought();
    const mine = phone();
    const pass = await add(key, ticket.id, mine);
    answers(503, 'ServiceUnavailable');
    await expect(follow()).rejects.toThrow('503');
    answers(410, 'Unregistered');
    await follow();
    expect(await mine.changed()).toBeUndefined();
    expect((await mine.newest(pass)).status).toBe(200);
  });

  it('needs the token of its pass', async () => {
    const [one, two] = [await box.bought(), await box.bought()];
    const mine = phone();
    const pass = await add(one.key, one.ticket.id, mine);
    const other = await add(two.key, two.ticket.id, phone());
    const wrong = [
      { ...pass, authenticationToken: other.authenticationToken },
      { ...pass, authenticationToken: '' },
      { ...pass, serialNumber: other.serialNumber },
      { ...pass, serialNumber: `${one.ticket.id}.2` },
      { ...pass, serialNumber: one.ticket.id },
    ];
    for (const forged of wrong) {
      expect(await mine.register(forged)).toBe(401);
      expect(await mine.unregister(forged)).toBe(401);
      expect((await mine.newest(forged)).status).toBe(401);
    }
    expect(await phone().changed()).toBeUndefined();
    expect((await mine.changed())!.serialNumbers).toEqual([pass.serialNumber]);
  });

  it('is one of twenty with the same pass at most', async () => {
    const { key, ticket } = await box.bought();
    const first = phone();
    const pass = await add(key, ticket.id, first);
    for (let number = 0; number < 20; number += 1) {
      shop.clock.set(new Date(shop.clock.now().getTime() + 1000));
      expect(await phone().register(pass)).toBe(201);
    }
    expect(await first.changed()).toBeUndefined();
    expect(await shop.database.db.$count(walletPasses)).toBe(20);
  });

  it('reports problems into the log, which names neither phone nor pass', async () => {
    const text = `Unregister task (for device ${'a1'.repeat(16)}, serial number ${randomUUID()}.1) failed\n: 401`;
    expect(
      (await shop.send('POST', '/api/tickets/wallet/v1/log', { logs: Array<string>(9).fill(text) })).status,
    ).toBe(200);
    const line = shop.lines.find((one) => one.includes('a phone has a problem with a pass'))!;
    expect((JSON.parse(line) as { problems: string[] }).problems).toEqual(
      Array<string>(5).fill('Unregister task (for device …, serial number …) failed: 401'),
    );
    const mine = phone('the-name-of-a-phone');
    await mine.changed();
    expect(shop.lines.join('')).not.toContain('the-name-of-a-phone');
  });
});

it('finds nothing of this where passes are not set up', async () => {
  const { key, ticket } = await box.bought();
  const mine = phone();
  const pass = await add(key, ticket.id, mine);
  const { tickets } = shop.deps.settings;
  shop.deps.settings.tickets = { ...tickets, passes: undefined };
  try {
    expect(await mine.register(pass)).toBe(404);
    expect((await mine.newest(pass)).status).toBe(404);
    expect((await shop.send('POST', '/api/tickets/wallet/v1/log', { logs: [] })).status).toBe(404);
    expect(await follow()).toEqual([]);
  } finally {
    shop.deps.settings.tickets = tickets;
  }
});
