import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settableClock } from '../platform/core/clock';
import { migrationsFolder } from '../platform/core/folders';
import type { Database } from '../platform/db/database';
import { databaseOn } from '../platform/db/embedded';
import { openPglite } from '../platform/db/pglite';
import { communityMembers, outbox } from '../platform/db/schema';
import { testNow } from '../testing/api';
import { answerToJoining } from './memberMails';
import { communityEffects } from './effectKinds';

const changed = '0011_confirmed_members_and_referrals.sql';

let client: PGlite;
let db: Database;
beforeAll(async () => {
  client = await openPglite();
  const files = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const migrate = async (names: string[]) => {
    for (const name of names) await client.exec(readFileSync(join(migrationsFolder, name), 'utf8'));
  };
  await migrate(files.slice(0, files.indexOf(changed)));
  await client.exec(
    `insert into community_members (name, email, interests, joined_at)
     values ('Ama', 'ama@example.com', '{concerts}', '2025-01-01'), ('Kofi', 'kofi@example.com', '{}', '2025-01-02')`,
  );
  await migrate(files.slice(files.indexOf(changed)));
  ({ db } = databaseOn(client));
}, 60_000);
afterAll(() => client.close());

it('who joined before anybody had to confirm is kept, and asked to by one mail', async () => {
  const members = await db.select().from(communityMembers);
  expect(members).toMatchObject([
    { name: 'Ama', email: 'ama@example.com', interests: ['concerts'], state: 'pending' },
    { name: 'Kofi', state: 'pending' },
  ]);
  expect(new Set(members.map(({ leaveToken }) => leaveToken)).size).toBe(2);

  const effects = await db.select().from(outbox);
  expect(effects.map(({ kind, state }) => [kind, state])).toEqual([
    [communityEffects.mail, 'waiting'],
    [communityEffects.mail, 'waiting'],
  ]);
  const context = { db, clock: settableClock(testNow), siteOrigin: 'https://school.example' };
  const mails = await Promise.all(effects.map(({ payload }) => answerToJoining(context)(payload)));
  expect(mails.map((mail) => mail?.to)).toEqual(['ama@example.com', 'kofi@example.com']);
});
