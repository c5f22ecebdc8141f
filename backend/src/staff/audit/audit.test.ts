import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as schema from '../../platform/db/schema';
import { testNow } from '../../testing/api';
import { askOf } from '../../testing/ask';
import { documentOperations } from '../../testing/documentOperations';
import { testPayments } from '../../testing/testApi';
import { staffOperations, type OperationRequest } from '../../testing/staffOperations';
import type { AuditAction } from './audit.routes';

/** Every operation of the document with which signed-in people change something. */
const operations = documentOperations().filter(
  ({ asksForToken, method }) => asksForToken && method !== 'GET',
);

/** They preview, read or extend a session, and change nothing that is looked up later. */
const changesNothing = [
  'staySignedIn',
  'endThisSession',
  'previewCompetitionAnnouncement',
  'sendReminderSample',
  'findPerson',
  'exportPerson',
];

const shop = testPayments();
let requests: Record<string, () => Promise<OperationRequest> | OperationRequest>;
beforeAll(async () => {
  requests = await staffOperations(shop);
});

const nameClaim = 'https://music-school.example/name';
const token = async (name: string | undefined, role = 'admin') => ({
  authorization: `Bearer ${await shop.token({ [nameClaim]: name, 'https://music-school.example/roles': [role] })}`,
});
const ask = async <T>(
  method: string,
  path: string,
  body?: object,
  name: string | undefined = 'Kwame Mensah',
) =>
  askOf(shop)<T>(method, path, body, {
    // Staff cannot score.
    ...(await token(name, path.startsWith('/jury/') ? 'jury' : 'admin')),
    'idempotency-key': randomUUID(),
  });
const recorded = async (query = '') =>
  (await ask<{ total: number; rows: AuditAction[] }>('GET', `/staff/audit${query}`)).body;

it('has a request for every operation that changes something', () => {
  const changing = operations.map(({ id }) => id).filter((id) => !changesNothing.includes(id));
  expect(changing.toSorted()).toEqual(Object.keys(requests).toSorted());
});

describe.each(operations.filter(({ id }) => !changesNothing.includes(id)))('$id', ({ id, method }) => {
  it('is recorded with its actor and its changes', async () => {
    const { path, body } = (await requests[id]?.()) ?? { path: '' };
    const answer = await ask(method, path, body);
    expect(answer).toMatchObject({ status: expect.toBeOneOf([200, 201, 204]) as number });
    const { rows } = await recorded(`?operation=${id}`);
    expect(rows[0]).toMatchObject({
      at: testNow.toISOString(),
      account: 'auth0|somebody',
      name: 'Kwame Mensah',
      operation: id,
      operationLabel: shop.deps.features.changes[id],
    });
    expect(rows[0]?.changes.length).toBeGreaterThan(0);
  });
});

describe('the record of changes', () => {
  it('shows the former and the new value of changed fields only', async () => {
    const path = '/staff/tickets/types/front-rows';
    await ask('PATCH', path, { price: 31_000, name: 'Box' });
    await ask('PATCH', path, { price: 31_000, name: 'Box' });
    const { total, rows } = await recorded('?record=front-rows');
    expect(total).toBe(1);
    expect(rows[0]?.changes).toEqual([
      {
        kind: 'update',
        subject: 'ticket_types',
        subjectLabel: 'Ticket type',
        subjectId: 'front-rows',
        label: 'Box',
        fields: [
          { field: 'name', from: expect.any(String) as string, to: 'Box', withheld: false },
          { field: 'price_pesewas', from: expect.any(String) as string, to: '31000', withheld: false },
        ],
      },
    ]);
  });

  it('contains no names, addresses or texts of people', async () => {
    const { rows } = await recorded('?operation=typeInCompetitionEntry');
    const text = JSON.stringify(rows);
    expect(text).not.toMatch(/Kofi Paper|ama@example|244123456|1998/);
    const fields = rows[0]?.changes.find(({ subject }) => subject === 'competition_entries')?.fields;
    expect(fields).toContainEqual({ field: 'email', from: null, to: null, withheld: true });
    expect(fields).toContainEqual({ field: 'instrument', from: null, to: 'piano', withheld: false });
  });

  it('is empty for refused changes, and for visitors and jobs', async () => {
    const before = (await recorded()).total;
    expect((await ask('PATCH', '/staff/tickets/types/front-rows', { price: -1 })).status).toBe(422);
    expect((await ask('PATCH', '/staff/tickets/types/nothing', { price: 1 })).status).toBe(404);
    await shop.begin();
    await shop.database.db.execute(sql`update ticket_types set position = position + 1`);
    expect((await recorded()).total).toBe(before);
  });

  it('is filtered by actor, operation, record and day, paged, and exported as CSV', async () => {
    await ask('PATCH', '/staff/tickets/types/student', { name: 'Students' }, 'Akosua Owusu');
    const names = async (query: string) => (await recorded(query)).rows.map(({ name }) => name);
    expect(await names('?search=akosua')).toEqual(['Akosua Owusu']);
    expect(await names('?search=akosua%20Students&from=2025-03-01&to=2025-03-01')).toEqual(['Akosua Owusu']);
    expect(await names('?search=akosua&to=2025-02-28')).toEqual([]);
    expect(await names('?account=auth0%7Cnobody')).toEqual([]);
    expect((await recorded('?perPage=1&page=2')).rows).toHaveLength(1);
    expect((await ask('GET', '/staff/audit?from=nonsense')).status).toBe(422);
    const [row] = (await recorded('?search=akosua')).rows;
    expect((await ask<AuditAction>('GET', `/staff/audit/${row?.id}`)).body).toEqual(row);
    const file = await shop.send('GET', '/api/staff/audit/export?search=akosua', undefined, await token('A'));
    expect(await file.text()).toContain(
      'Akosua Owusu,auth0|somebody,changed a ticket type,changed,Ticket type,Students,student,Name,',
    );
  });

  it('is exported completely, also when it is long', async () => {
    const { db } = shop.database;
    const actions = ['one', 'other'].map((name) => ({
      id: randomUUID(),
      account: 'auth0|long',
      name,
      at: testNow,
    }));
    await db
      .insert(schema.auditActions)
      .values(actions.map((action) => ({ ...action, operation: 'changeProject' })));
    const changes = Array.from({ length: 1_200 }, (_, nth) => ({
      actionId: actions[nth % 2]?.id ?? '',
      kind: 'update' as const,
      subject: 'projects',
      subjectId: `project-${nth}`,
      before: {},
      after: {},
    }));
    await db.insert(schema.auditChanges).values(changes);
    const file = await shop.send(
      'GET',
      '/api/staff/audit/export?account=auth0|long',
      undefined,
      await token('A'),
    );
    const lines = (await file.text()).trim().split('\r\n');
    expect(lines).toHaveLength(1_201);
    expect(new Set(lines).size).toBe(1_201);
  });

  it('counts each record once, and shows the requested one first', async () => {
    const { db } = shop.database;
    const action = { id: randomUUID(), account: 'auth0|many', name: 'Many', at: testNow };
    await db.insert(schema.auditActions).values({ ...action, operation: 'changeEnquiries' });
    const changes = Array.from({ length: 60 }, (_, nth) => ({
      actionId: action.id,
      kind: nth < 30 ? ('insert' as const) : ('update' as const),
      subject: 'enquiries',
      subjectId: `enquiry-${nth % 30}`,
      before: {},
      after: { state: nth < 30 ? 'new' : 'closed' },
    }));
    await db.insert(schema.auditChanges).values(changes);
    const [row] = (await recorded('?account=auth0|many')).rows;
    expect(row?.changed).toBe(30);
    expect(new Set(row?.changes.map(({ subjectId }) => subjectId)).size).toBe(20);
    expect(row?.changes.map(({ kind }) => kind).slice(0, 3)).toEqual(['insert', 'update', 'insert']);
    const [ofOne] = (await recorded('?record=enquiry-29')).rows;
    expect(ofOne?.changed).toBe(30);
    expect(ofOne?.changes.slice(0, 2)).toMatchObject([
      { subjectId: 'enquiry-29', kind: 'insert' },
      { subjectId: 'enquiry-29', kind: 'update' },
    ]);
    const whole = (await ask<AuditAction>('GET', `/staff/audit/${action.id}`)).body;
    expect([whole.changed, whole.changes.length]).toEqual([30, 60]);
  });

  it("uses an account's known name when the token has none, and lists all accounts", async () => {
    // A name chosen in the settings remains, whatever the token says.
    await ask('GET', '/me', undefined, 'Kwame A. Mensah');
    expect((await ask('GET', '/staff/accounts')).body).toEqual([
      { account: 'auth0|somebody', name: 'Kwame of the office' },
    ]);
    shop.clock.advance(1_000);
    const { authorization } = await token(undefined);
    await askOf(shop)('PATCH', '/staff/tickets/types/front-rows', { name: 'Boxes' }, { authorization });
    expect((await recorded('?record=front-rows')).rows[0]).toMatchObject({
      name: 'Kwame of the office',
      account: 'auth0|somebody',
    });
  });
});
