import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { contactMessages, performers } from '../../platform/db/schema';
import { addSamples } from '../../app/samples/addSamples';
import { testNow } from '../../testing/api';
import { signedIn, testApi } from '../../testing/testApi';
import { askOf } from '../../testing/ask';
import type { PersonRow } from './records.routes';

interface Page {
  total: number;
  more: boolean;
  rows: PersonRow[];
}

const api = testApi();
const headers = signedIn(api);

const ask = (query = '') => askOf(api)<Page>('GET', `/staff/people${query}`, undefined, headers);
const emails = async (query: string) => (await ask(query)).body.rows.map(({ email }) => email);
const ago = (minutes: number) => new Date(testNow.getTime() - minutes * 60_000);

const message = (name: string, email: string, minutes: number) => ({
  submissionKey: crypto.randomUUID(),
  topic: 'lessons' as const,
  name,
  email,
  phone: '+233244123456',
  message: 'When may I come?',
  receivedAt: ago(minutes),
});
const performer = (contactName: string, email: string, minutes: number) => ({
  submissionKey: crypto.randomUUID(),
  reference: `PLAY-${email}`,
  status: 'applied' as const,
  stageName: `${contactName}’s Trio`,
  kind: 'Piano',
  category: 'contemporary' as const,
  place: 'accra' as const,
  about: 'We play.',
  recordings: [],
  contactName,
  email,
  phone: '+233200000001',
  receivedAt: ago(minutes),
});

describe('the people', () => {
  beforeAll(async () => {
    await api.database.db
      .insert(contactMessages)
      .values([
        message('=Ama Serwaa', 'Ama@example.com', 50),
        message('Kofi Mensah', 'kofi@example.com', 20),
        message('Zita 100%', 'zita@example.com', 30),
      ]);
    await api.database.db.insert(performers).values(performer('Ama', 'ama@example.com', 10));
  });
  it('are listed once each with all their data, most recent first', async () => {
    const { body } = await ask();
    expect(body).toMatchObject({ total: 3, more: false });
    expect(body.rows.map(({ email }) => email)).toEqual([
      'ama@example.com',
      'kofi@example.com',
      'zita@example.com',
    ]);
    expect(body.rows[0]).toMatchObject({
      name: 'Ama’s Trio',
      phone: '+233200000001',
      records: 2,
      lists: ['message', 'performer'],
      lastAt: ago(10).toISOString(),
    });
    expect(await emails('?perPage=2&page=2')).toEqual(['zita@example.com']);
    expect(await emails('?sort=email&order=desc&perPage=1')).toEqual(['zita@example.com']);
    expect(await emails('?sort=email&order=asc&perPage=1')).toEqual(['ama@example.com']);
  });

  it('are searched, and filtered by list', async () => {
    expect(await emails('?search=MENSAH%20kofi')).toEqual(['kofi@example.com']);
    expect(await emails('?search=0%25')).toEqual(['zita@example.com']);
    expect(await emails('?search=244123')).toEqual([
      'ama@example.com',
      'kofi@example.com',
      'zita@example.com',
    ]);
    // The text of messages does not identify a person.
    expect(await emails('?search=come')).toEqual([]);
    expect((await ask('?list=performer')).body.rows).toMatchObject([
      { email: 'ama@example.com', records: 2 },
    ]);
    expect(await emails('?list=performer,message&search=zita')).toEqual(['zita@example.com']);
    for (const wrong of ['?list=lost', '?sort=name', '?page=0', '?page=4001', '?perPage=101'])
      expect((await ask(wrong)).status).toBe(422);
    expect((await api.send('GET', '/api/staff/people')).status).toBe(401);
  });

  it('are exported as CSV without formulas', async () => {
    const answer = await api.send('GET', '/api/staff/people/export?search=kofi', undefined, headers);
    expect((await answer.text()).trim().split('\r\n')[1]).toBe(
      'Kofi Mensah,kofi@example.com,+233 24 412 3456,Message,1,2025-03-01 11:40',
    );
  });

  it('disappear with the last of their records', async () => {
    await api.database.db.delete(contactMessages);
    expect(await emails('')).toEqual(['ama@example.com']);
    await api.database.db.delete(performers);
    expect(await emails('')).toEqual([]);
  });
});

describe('people by the thousand', () => {
  it('are sorted over all rows of all lists', async () => {
    const { db } = api.database;
    await addSamples(db, { rows: 1_200, until: testNow, lists: ['messages', 'performers'] });
    // Half of one list came in long before the other, so its first rows are not those of the other.
    await db.execute(
      sql`update performers set received_at = received_at - interval '1 year' where email like '%1@example.com'`,
    );
    await db.execute(
      sql`update contact_messages set email = 'often@example.com' where email like '%2@example.com'`,
    );
    const over = async (order: string) => {
      const { rows } = (await db.execute(
        sql`select lower(email) as email from person_records where email <> '' group by 1 order by ${sql.raw(order)} limit 100 offset 300`,
      )) as unknown as { rows: { email: string }[] };
      return rows.map(({ email }) => email);
    };
    expect(await emails('?perPage=100&page=4')).toEqual(await over('max(at) desc, 1 desc'));
    expect(await emails('?perPage=100&page=4&sort=email&order=asc')).toEqual(await over('1'));
    expect((await ask()).body).toMatchObject({ total: 1_201, more: false });
    expect((await ask('?list=message&search=often')).body).toMatchObject({ total: 1, more: false });
  });
});
