import { getTableColumns } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { exactCsvOf } from '../../platform/core/csv';
import { uploads } from '../../platform/db/schema';
import type { Deps } from '../../platform/http/deps';
import { readTable } from './readTable';

/** A piece of a file of the archive. */
export interface Piece {
  path: string;
  bytes: Uint8Array;
  /** Whether it is the last piece of its file. */
  isLast: boolean;
}

/** Technical tables without information for people. */
const leftOut = ['rate_limits', 'submission_keys'];
/**
 * Columns that give access by themselves are left out: mails contain links to files, and an invitation's code buys
 * tickets.
 */
const secret = /(token|digest|secret|storage_key)|^outbox\.payload$|^ticket_invitations\.code$/;

const bytesOf = (text: string) => new TextEncoder().encode(text);

/**
 * Yields all stored data piece by piece, and a list of the contents at the end, so that a truncated archive is
 * recognised.
 */
export async function* archiveParts({
  db,
  clock,
  files,
  features,
}: Pick<Deps, 'db' | 'clock' | 'files' | 'features'>): AsyncGenerator<Piece> {
  const rows: Record<string, number> = {};
  for (const { table } of features.tables) {
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
      // The UTF-8 mark belongs only at the beginning of a file.
      yield { path, bytes: bytesOf(exactCsvOf(lines).replace(/^\uFEFF/, '')), isLast: false };
    }
    rows[name] = count;
    yield { path, bytes: new Uint8Array(), isLast: true };
  }
  const stored: string[] = [];
  for await (const page of readTable(db, uploads)) {
    for (const { id, storageKey } of page as (typeof uploads.$inferSelect)[]) {
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
