import PDFDocument from 'pdfkit';
import { beforeEach, expect, it, vi } from 'vitest';
import { outbox } from '../../platform/db/schema';
import { effectsOf } from '../../testing/effects';
import { pdfPages } from '../../testing/pdf';
import { testPayments } from '../../testing/testApi';
import { changeSale } from '../staff/changeSale';
import { emptyBoxOffice, payingBoxOffice, some } from '../../testing/tickets';

const shop = testPayments();
const box = payingBoxOffice(shop);
beforeEach(() => emptyBoxOffice(shop.database));

const download = (key: string) => shop.send('GET', `/api/tickets/tickets.pdf?key=${key}`);
const bytesOf = async (key: string) => Buffer.from(await (await download(key)).arrayBuffer());
const change = async (key: string, how: string, body?: object, at = 0) => {
  const ticket = (await box.order(key)).body.tickets[at];
  const path = `/tickets/order/tickets/${ticket?.id}${how}`;
  return box.ask(how ? 'POST' : 'PATCH', path, body, { 'order-key': key });
};
async function mailsSent() {
  const effects = effectsOf(shop);
  await effects.run();
  return effects.mails;
}

it('has a page for each ticket, with the same bytes each time', async () => {
  const { key } = await box.buy([...some('regular', 7, {}), ...some('student', 1)]);
  const { body } = await box.order(key);
  const response = await download(key);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="mate-2025-tickets\.pdf"/) as string,
    'cache-control': 'private, no-store',
  });
  const pdf = Buffer.from(await response.arrayBuffer());
  expect(pdf.equals(await bytesOf(key))).toBe(true);
  expect(pdf.length).toBeLessThan(60_000);
  const pages = pdfPages(pdf);
  expect(pages.map(({ code }) => code)).toEqual(body.tickets.map(({ code }) => code));
  pages.forEach(({ text }, at) => {
    const { typeName, seat, name, code } = body.tickets[at]!;
    const evening = 'MATE 2025|Saturday, Dec 13, 2025|Doors open at 17:30, music at 18:30|Grand Hall, Accra';
    const terms = 'Please bring|You can return it there for what you paid, until it is used.';
    const printed = [
      typeName,
      seat?.label ?? 'No numbered seat',
      name,
      body.number,
      code!.match(/.{4}/g)!.join('-'),
    ];
    for (const part of [evening, ...printed, terms].join('|').split('|')) expect(text).toContain(part);
  });
  for (const wrong of ['x', `${key.slice(0, -1)}.`, `${key}x`])
    expect((await download(wrong)).status).toBe(404);
  expect(pages[7]?.text).toContain('With a school or student card at the door');
});

it.each([
  ['Ɛsi Ɔkɔmfo Ŋkrumah', 'Ɛsi Ɔkɔmfo Ŋkrumah', false],
  ['ƉɖƐɛƑƒƔɣŊŋƆɔƲʋ', 'ƉɖƐɛƑƒƔɣŊŋƆɔƲʋ', false],
  ['\u202eAm\u200da\u200e Kofi?', 'Ama Kofi?', false],
  ['Γιώργος Иван Nguyễn Zo\u0065\u0308', 'Γιώργος Иван Nguyễn Zoë', false],
  ['👩‍👩‍👧 Ama', '? Ama', true],
  ['王小明 محمد', '??? ????', true],
  ['Ama (/Type /Page) <> \\) Tj', 'Ama (/Type /Page) <> \\) Tj', false],
  ['W'.repeat(100), 'W'.repeat(20), false],
])('prints the name %s on one page', async (name, shown, isNoted) => {
  const { key } = await box.buy(some('student', 1));
  expect((await change(key, '', { name })).status).toBe(200);
  const [page, ...others] = pdfPages(await bytesOf(key));
  expect(others).toEqual([]);
  expect(page?.text).toContain(shown);
  expect(page?.text.includes('They are shown as')).toBe(isNoted);
});

it('leaves out returned and transferred tickets, which their holder prints', async () => {
  const { key } = await box.buy(some('student', 3));
  const codes = (await box.order(key)).body.tickets.map(({ code }) => code);
  await change(key, '/return');
  await change(key, '/transfer', { name: 'Kofi', email: 'kofi@example.com' }, 1);
  expect(pdfPages(await bytesOf(key)).map(({ code }) => code)).toEqual([codes[2]]);
  const mails = await mailsSent();
  // The first mail was queued with three tickets.
  expect(mails.find(({ to }) => to === 'ama@example.com')?.file?.bytes.equals(await bytesOf(key))).toBe(true);
  const given = mails.find(({ to }) => to === 'kofi@example.com');
  const [page, ...others] = pdfPages(given!.file!.bytes);
  expect(others).toEqual([]);
  expect(page?.text).toContain('Kofi');
  expect(page?.text).not.toMatch(/T-0|return it/);
  expect(codes).not.toContain(page?.code);
  const [, holder = ''] = /#ticket=([\w-]+)/.exec(given!.text) ?? [];
  expect((await bytesOf(holder)).equals(given!.file!.bytes)).toBe(true);
  await change(key, '/return', undefined, 2);
  expect((await download(key)).status).toBe(404);
});

it('is in the mail, and not in the outbox', async () => {
  const { key } = await box.buy(some('student', 2));
  const [mail] = await mailsSent();
  expect(mail?.text).toContain('The attached PDF has a page for each ticket.');
  expect(mail?.file).toMatchObject({ name: 'mate-2025-tickets.pdf', type: 'application/pdf' });
  expect(mail?.file?.bytes.equals(await bytesOf(key))).toBe(true);
  for (const { payload } of await shop.database.db.select().from(outbox))
    expect(JSON.stringify(payload).length).toBeLessThan(500);
});

it('names the end of returns with its time', async () => {
  await changeSale(shop.deps, 'public', { returnsUntil: '2025-12-06T00:00:00Z' });
  const { key } = await box.buy(some('student', 1));
  const [page] = pdfPages(await bytesOf(key));
  expect(page?.text.replaceAll('\n', ' ')).toContain('for what you paid, until Dec 06, 2025, 00:00 UTC.');
});

it('waits with its mail while the database is away', async () => {
  await box.buy(some('student', 1));
  vi.spyOn(PDFDocument.prototype, 'addPage').mockImplementationOnce(() => {
    throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  });
  expect(await mailsSent()).toEqual([]);
});

it('is left out of a mail when it cannot be made', async () => {
  await box.buy(some('student', 1));
  vi.spyOn(PDFDocument.prototype, 'addPage').mockImplementationOnce(() => {
    throw new Error('no page');
  });
  const [mail] = await mailsSent();
  expect(mail?.text).toContain('This button opens your tickets');
  expect(mail?.text).not.toContain('PDF');
  expect(mail?.file).toBeUndefined();
  expect(shop.lines.join('')).toContain('a mail is sent without the PDF of its tickets');
});
