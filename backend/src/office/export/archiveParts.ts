import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { exactCsvOf } from '../../platform/core/csv';
import * as schema from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import { readTable } from './readTable';

/** A piece of a file of the archive. */
export interface Piece {
  path: string;
  bytes: Uint8Array;
  /** Whether the file ends with it. */
  isLast: boolean;
}

/** Guards that say nothing to anybody. */
const leftOut = ['rate_limits', 'submission_keys'];
/** What opens something by itself stays where it is: mails hold links to files, and an invitation's code buys tickets. */
const secret = /(token|digest|secret|storage_key)|^outbox\.payload$|^ticket_invitations\.code$/;

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Everything that is stored, piece by piece; at its end what it holds, so that one that was cut is known as such. */
export async function* archiveParts({
  db,
  clock,
  files,
}: Pick<Deps, 'db' | 'clock' | 'files'>): AsyncGenerator<Piece> {
  const rows: Record<string, number> = {};
  const tables = Object.values(schema).filter((one) => is(one, PgTable));
  for (const table of tables) {
    const { name } = getTableConfig(table);
    if (leftOut.includes(name)) continue;
    const columns = Object.entries(getTableColumns(table)).filter(
      ([, column]) => !secret.test(`${name}.${column.name}`),
    );
    const path = `tables/${name}.csv`;
    yield { path, bytes: bytesOf(exactCsvOf([columns.map(([, column]) => column.name)])), isLast: false };
    let count = 0;
    for await (const page of readTable(db, table)) {
      count += page.length;
      const lines = page.map((row) => columns.map(([property]) => cellOf(row[property])));
      // The mark that says UTF-8 stands at the beginning of a file alone.
      yield { path, bytes: bytesOf(exactCsvOf(lines).replace(/^\uFEFF/, '')), isLast: false };
    }
    rows[name] = count;
    yield { path, bytes: new Uint8Array(), isLast: true };
  }
  const stored: string[] = [];
  for await (const page of readTable(db, schema.uploads)) {
    for (const { id, storageKey } of page as (typeof schema.uploads.$inferSelect)[]) {
      const content = storageKey ? await files.read(storageKey) : undefined;
      if (!content) continue;
      const path = `files/${id}`;
      for await (const bytes of content) yield { path, bytes: bytes as Uint8Array, isLast: false };
      yield { path, bytes: new Uint8Array(), isLast: true };
      stored.push(id);
    }
  }
  const list = { madeAt: clock.now().toISOString(), rows, files: stored };
  yield { path: 'complete.json', bytes: bytesOf(`${JSON.stringify(list, undefined, 2)}\n`), isLast: true };
}

function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
