import { foldText } from '@school/shared/format';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { askOf } from '../../testing/ask';
import { testPayments } from '../../testing/testApi';
import { personEverywhere } from '../../testing/personEverywhere';

const shop = testPayments();
let headers: { authorization: string };
const references: Record<string, string> = {};

const name = 'Nkɛma Ɔkyere O’Brien-Núñez';
const email = 'nk@example.com';

/**
 * Each searchable list, with the table and the column of the name in its rows, and whether it has a telephone number.
 */
const lists = [
  { path: '/staff/donations', table: 'donations', column: 'name', phone: true },
  { path: '/staff/ticket-orders', table: 'ticket_orders', column: 'name', phone: true },
  { path: '/staff/tickets/invitations', table: 'ticket_invitations', column: 'guest_name', phone: false },
  { path: '/staff/competition/entries', table: 'competition_entries', column: 'name', phone: true },
  { path: '/staff/music-study', table: 'music_study_registrations', column: 'student', phone: true },
  { path: '/staff/performers', table: 'performers', column: 'stage_name', phone: true },
  { path: '/staff/engagements', table: 'engagements', column: 'name', phone: true },
  { path: '/staff/challenge-entries', table: 'challenge_entries', column: 'artist', phone: true },
  { path: '/staff/enquiries?kind=message', table: 'contact_messages', column: 'name', phone: true },
  { path: '/staff/enquiries?kind=fees', table: 'fee_enquiries', column: 'name', phone: true },
  { path: '/staff/enquiries?kind=application', table: 'job_applications', column: 'name', phone: true },
  { path: '/staff/enquiries?kind=referral', table: 'referrals', column: 'name', phone: false },
  { path: '/staff/volunteers', table: 'volunteers', column: 'name', phone: true },
  { path: '/staff/people', table: undefined, column: '', phone: true },
] as const;

beforeAll(async () => {
  headers = { authorization: `Bearer ${await shop.token({ [shop.settings.auth.rolesClaim]: ['admin'] })}` };
  await personEverywhere(shop, email);
  const { db } = shop.database;
  for (const { table, column, phone } of lists) {
    if (!table) continue;
    await db.execute(
      sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${name} ${phone ? sql`, phone = '+233244123456'` : sql``}`,
    );
  }
  await db.execute(sql`update competition_entries set guardian_phone = '+447911123456'`);
  await db.execute(sql`update challenge_entries set guardian_phone = '+447911123456'`);
  const { rows } = (await db.execute(
    sql`select list, min(reference) as reference from person_records where lower(email) = ${email} group by list`,
  )) as unknown as { rows: { list: string; reference: string }[] };
  for (const { list, reference } of rows) references[list] = reference;
}, 60_000);

async function finds(path: string, search: string): Promise<number> {
  const query = `${path.includes('?') ? '&' : '?'}search=${encodeURIComponent(search)}`;
  const { body } = await askOf(shop)<{ total: number }>('GET', path + query, undefined, headers);
  return body.total;
}

describe.each(lists)('a search of $path', ({ path, phone }) => {
  it.each([
    ['a name with the letters of the language', 'Nkɛma'],
    ['plain letters', 'nkema okyere'],
    ['letters that stand for those of the language on some keyboards', 'Nkεma'],
    ['a decomposed accent', 'Núñez'.normalize('NFD')],
    ['no accent', 'NUNEZ'],
    ['a plain apostrophe', "O'Brien"],
    ['a typographic one', 'O’Brien'],
    ['another dash', 'O‘Brien–Nunez'],
    ['blanks around and between', '  Nkema  O’Brien '],
  ])('finds %s', async (_, search) => expect(await finds(path, search)).toBeGreaterThan(0));

  it('finds nothing for another name', async () => expect(await finds(path, 'Nkuma')).toBe(0));

  it
    .runIf(phone)
    .each([
      '0244123456',
      '024 412 3456',
      '(024) 412-3456',
      '024/4123456',
      '+233 24 412 3456',
      '+233 (0)24 412 3456',
      '00233244123456',
      '233244123456',
      '412 3456',
      '412-3456',
      '0244 12',
      '\u202d0244123456\u202c',
      'nkema 024 412 3456',
    ])('finds the telephone number %s', async (search) =>
    expect(await finds(path, search)).toBeGreaterThan(0),
  );

  it.runIf(phone)('does not find another telephone number', async () => {
    expect(await finds(path, '0244123457')).toBe(0);
    expect(await finds(path, '024 412 3457')).toBe(0);
  });
});

describe('a reference', () => {
  it.each([
    ['donation', '/staff/donations', /^R-\d{6}$/],
    ['ticket_order', '/staff/ticket-orders', /^T-\d{6}$/],
    ['competition_entry', '/staff/competition/entries', /^MC-\d{4}$/],
    ['lesson', '/staff/music-study', /^LEARN-/],
    ['performer', '/staff/performers', /^PLAY-/],
    ['engagement', '/staff/engagements', /^BOOK-/],
    ['challenge_entry', '/staff/challenge-entries', /^ART-/],
    ['message', '/staff/enquiries', /^NOTE-/],
    ['fees', '/staff/enquiries', /^FEES-/],
    ['application', '/staff/enquiries', /^WORK-/],
    ['referral', '/staff/enquiries', /^REFER-/],
    ['invitation', '/staff/tickets/invitations', /^ABCD2345$/],
    ['trial', '/staff/people', /^TRIAL-/],
  ])('of a %s is found in %s and over everything', async (list, path, shape) => {
    const reference = references[list] ?? '';
    expect(reference).toMatch(shape);
    const dashes = reference.replaceAll('-', '–');
    for (const search of [reference, reference.toLowerCase(), ` ${reference} `, dashes]) {
      expect(await finds(path, search)).toBe(1);
      expect(await finds('/staff/people', search)).toBeGreaterThan(0);
    }
  });

  it('of a number is found with fewer zeros', async () => {
    expect(await finds('/staff/ticket-orders', 't-1')).toBe(1);
    expect(await finds('/staff/people', 't-1')).toBe(1);
    expect(await finds('/staff/people', 't-2')).toBe(0);
  });

  it('of a record finds its effects and its changes', async () => {
    const { rows } = (await shop.database.db.execute(
      sql`select id from contact_messages where email = ${email}`,
    )) as unknown as { rows: { id: string }[] };
    const path = `/api/staff/enquiries/${rows[0]?.id}`;
    const seen = await shop.send('PATCH', path, { state: 'closed' }, headers);
    expect(seen.status).toBeLessThan(300);
    expect(await finds('/staff/audit', references['message'] ?? '')).toBeGreaterThan(0);
    expect(await finds('/staff/outbox', references['ticket_order'] ?? '')).toBeGreaterThan(0);
  });
});

describe('the guardian of a child', () => {
  it.each(['/staff/competition/entries', '/staff/challenge-entries'])(
    'is found by telephone in %s',
    async (path) => expect(await finds(path, '07911 123456')).toBe(1),
  );

  it.each(['competition_entries', 'challenge_entries'])(
    'is found over everything by telephone and name, with the child’s own address, in %s',
    async (table) => {
      await shop.database.db.execute(
        sql`update ${sql.identifier(table)} set guardian_name = 'Efua Boateng', guardian_phone = '+233244111999'`,
      );
      expect(await finds('/staff/people', '0244111999')).toBeGreaterThan(0);
      expect(await finds('/staff/people', 'boateng efua')).toBeGreaterThan(0);
      await shop.database.db.execute(
        sql`update ${sql.identifier(table)} set guardian_name = 'Yaw', guardian_phone = '+447911123456'`,
      );
      expect(await finds('/staff/people', '0244111999')).toBe(0);
    },
  );
});

describe('a telephone number over everything', () => {
  const tables = lists.flatMap(({ table, phone }) => (table && phone ? [table] : []));
  it.each([...tables, 'trial_bookings'])('is found when it is only in %s', async (table) => {
    const phoneOf = (number: string) =>
      shop.database.db.execute(sql`update ${sql.identifier(table)} set phone = ${number}`);
    await phoneOf('+233244111222');
    for (const search of ['0244111222', '024 411 1222', '+233 24 411 1222'])
      expect(await finds('/staff/people', search)).toBeGreaterThan(0);
    await phoneOf('+233244123456');
    expect(await finds('/staff/people', '0244111222')).toBe(0);
  });
});

it('folds texts in the database like typed texts', async () => {
  // Beyond these, one of them may know letters that the other does not.
  const letters = Array.from({ length: 0x3000 - 1 }, (_, code) => String.fromCharCode(code + 1));
  const { rows } = (await shop.database.db.execute(
    sql`select letter, fold_text(letter) as folded from unnest(${sql.param(letters)}::text[]) as letter`,
  )) as unknown as { rows: { letter: string; folded: string }[] };
  expect(rows.length).toBe(letters.length);
  expect(rows.filter(({ letter, folded }) => folded !== foldText(letter))).toEqual([]);
});
