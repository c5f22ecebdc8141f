import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { effectsOf } from '../../testing/effects';
import { readPass } from '../../testing/pass';
import { testPayments } from '../../testing/testApi';
import { emptyBoxOffice, payingBoxOffice, some } from '../../testing/tickets';

const shop = testPayments();
const box = payingBoxOffice(shop);
beforeEach(() => emptyBoxOffice(shop.database));

const download = (key: string, ticket: string) =>
  shop.send('GET', `/api/tickets/ticket.pkpass?${new URLSearchParams({ key, ticket })}`);
const passOf = async (key: string, ticket: string) =>
  readPass(Buffer.from(await (await download(key, ticket)).arrayBuffer()));
const transfer = (key: string, ticket: string) =>
  box.ask(
    'POST',
    `/tickets/order/tickets/${ticket}/transfer`,
    { name: 'Kofi', email: 'kofi@example.com' },
    { 'order-key': key },
  );
async function mailsSent() {
  const effects = effectsOf(shop);
  await effects.run();
  return effects.mails;
}

it('is a signed pass with the seat, the name and the code for the door', async () => {
  const { key } = await box.buy([...some('regular', 1, {}), ...some('student', 1)]);
  const { tickets } = (await box.order(key)).body;
  const [seated, other] = tickets;
  const response = await download(key, seated!.id);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/vnd.apple.pkpass',
    'content-disposition': expect.stringContaining('filename="mate-2025-ticket.pkpass"') as string,
    'cache-control': 'private, no-store',
  });
  const { json, files, fields } = readPass(Buffer.from(await response.arrayBuffer()));
  expect(json).toMatchObject({
    serialNumber: `${seated!.id}.1`,
    passTypeIdentifier: 'pass.example.music-school.ticket',
    teamIdentifier: 'LOCAL00000',
    barcodes: [{ message: seated!.code, altText: seated!.code!.match(/.{4}/g)!.join('-') }],
  });
  expect(new Date(json.relevantDate)).toEqual(new Date('2025-12-13T18:30:00Z'));
  expect(new Date(json.expirationDate)).toEqual(new Date('2025-12-13T21:15:00Z'));
  expect(fields).toMatchObject({
    doors: '17:30',
    event: 'MATE 2025',
    seat: seated!.seat!.label,
    name: seated!.name,
    type: seated!.typeName,
    start: '2025-12-13T18:30:00.000Z',
  });
  for (const name of ['pass.json', 'icon.png', 'icon@2x.png', 'logo@3x.png']) expect(files).toContain(name);
  const student = (await passOf(key, other!.id)).fields;
  expect(student).toMatchObject({
    seat: 'No numbered seat',
    note: 'With a school or student card at the door',
  });
});

it('has the ticket’s new name, under the number that replaces the old pass', async () => {
  const { key } = await box.buy(some('student', 1));
  const { id } = (await box.order(key)).body.tickets[0]!;
  const before = await passOf(key, id);
  for (const name of ['Ɛsi "王" \\u0000 <b>', 'W'.repeat(100)]) {
    await box.ask('PATCH', `/tickets/order/tickets/${id}`, { name }, { 'order-key': key });
    const now = await passOf(key, id);
    expect(now.fields['name']).toBe(name);
    expect(now.json.serialNumber).toBe(before.json.serialNumber);
  }
});

it('is its holder’s alone: a transferred ticket has one of the new holder’s, a returned one has none', async () => {
  const { key } = await box.buy(some('student', 2));
  const [kept, given] = (await box.order(key)).body.tickets;
  await transfer(key, given!.id);
  const mail = (await mailsSent()).find(({ to }) => to === 'kofi@example.com');
  expect((await download(key, given!.id)).status).toBe(404);
  const [, holder = ''] = /#ticket=([\w-]+)/.exec(mail!.text) ?? [];
  expect((await passOf(holder, given!.id)).fields['name']).toBe('Kofi');
  expect((await passOf(holder, given!.id)).json.barcodes?.[0]?.message).not.toBe(given!.code);
  expect((await download(holder, kept!.id)).status).toBe(404);
  await box.ask('POST', `/tickets/order/tickets/${kept!.id}/return`, undefined, { 'order-key': key });
  expect((await download(key, kept!.id)).status).toBe(404);
});

it('does not open without its key', async () => {
  const { key } = await box.buy(some('student', 1));
  const { key: another } = await box.buy(some('student', 1));
  const { id } = (await box.order(key)).body.tickets[0]!;
  for (const wrong of ['x', `${key}x`, another]) expect((await download(wrong, id)).status).toBe(404);
  expect((await download(key, randomUUID())).status).toBe(404);
  expect((await download(key, 'x')).status).toBe(422);
});

it('is offered and served only where passes are set up', async () => {
  const { key } = await box.buy(some('student', 1));
  const ticket = (await box.order(key)).body.tickets[0]!;
  expect(ticket.hasPass).toBe(true);
  const { tickets } = shop.deps.settings;
  shop.deps.settings.tickets = { ...tickets, passes: undefined };
  try {
    expect((await box.order(key)).body.tickets[0]!.hasPass).toBe(false);
    expect((await download(key, ticket.id)).status).toBe(404);
  } finally {
    shop.deps.settings.tickets = tickets;
  }
});
