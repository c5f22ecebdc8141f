import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrationsFolder } from '../core/folders';

/**
 * What the version before, which still runs, would fail at. Its columns and tables stay until a later release drops
 * them (expand, migrate, contract).
 */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(?:table|column)\b/, 'drops what the version before still reads'],
  [/\brename\s+(?:to|column|constraint)\b/, 'renames what the version before still reads'],
  [/\bset\s+not\s+null\b/, 'requires a column that the version before leaves empty'],
  [
    /\bset\s+data\s+type\b|\balter\s+column\s+\S+\s+type\b/,
    'changes a type, which rewrites the table under a lock',
  ],
  [
    /\badd\s+column\b(?![^;]*\bdefault\b)[^;]*\bnot\s+null\b/,
    'adds a column that the version before does not fill',
  ],
  [
    /\badd\s+constraint\b[^;]*\b(?:unique|check)\b(?![^;]*\bnot\s+valid\b)/,
    'checks all rows under a lock: add it not valid',
  ],
];

/** A migration that drops says since which release nothing reads it any more. */
const CONTRACTS = /^-- contract: \S.{10,}$/m;

/** Returns why a migration may not run while the version before does. */
function faultsOf(text: string): string[] {
  if (CONTRACTS.test(text)) return [];
  const statements = text
    .replaceAll(/^\s*--.*$/gm, '')
    .replaceAll('"', '')
    .toLowerCase();
  // A new table has no rows, and nobody reads it.
  const created = [...statements.matchAll(/create table (\S+)/g)].map(([, table = '']) => table);
  return statements
    .split(';')
    .filter((statement) => !created.some((table) => statement.includes(`alter table ${table} `)))
    .flatMap((statement) =>
      REFUSED.filter(([pattern]) => pattern.test(statement)).map(([, reason]) => reason),
    );
}

const later = readdirSync(migrationsFolder).filter(
  (file) => file.endsWith('.sql') && !file.startsWith('0000'),
);

it.each(later)('%s may run while the version before does', (file) => {
  expect(faultsOf(readFileSync(join(migrationsFolder, file), 'utf8'))).toEqual([]);
});

it.each([
  'alter table "orders" drop column "words";',
  'drop table "orders";',
  'alter table "orders" rename column "words" to "reason";',
  'alter table "orders" rename to "sales";',
  'alter table "orders" alter column "reason" set not null;',
  'alter table "orders" alter column "reason" set data type integer;',
  'alter table "orders" alter column "reason" type integer;',
  'alter table "orders" add column "reason" text not null;',
  'alter table "orders" add constraint "orders_reason_check" check (reason <> \'\');',
])('%s is refused', (statement) => {
  expect(faultsOf(statement)).toHaveLength(1);
});

it.each([
  'alter table "orders" add column "reason" text;',
  'alter table "orders" add column "reason" text default \'\' not null;',
  'alter table "orders" add constraint "orders_reason_check" check (reason <> \'\') not valid;',
  'create table "reasons" ("id" uuid); alter table "reasons" add constraint "reasons_id" unique ("id");',
  'create index "orders_reason" on "orders" ("reason");',
  '-- contract: nothing reads it since 1.4\nalter table "orders" drop column "words";',
])('%s is fine', (statement) => {
  expect(faultsOf(statement)).toEqual([]);
});
