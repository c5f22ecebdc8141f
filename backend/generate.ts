import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Writes a migration. Keeps the newest snapshot alone, with one line for each table: only drizzle-kit reads it, to compare
// the schema with it. A review reads the SQL.

const { status } = spawnSync('npx', ['drizzle-kit', 'generate', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
const meta = join(import.meta.dirname, 'drizzle/meta');
const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
const newest = snapshots.toSorted().at(-1);
for (const name of snapshots) if (name !== newest) rmSync(join(meta, name));
if (newest) {
  const file = join(meta, newest);
  writeFileSync(file, `${written(JSON.parse(readFileSync(file, 'utf8')))}\n`);
}
process.exit(status ?? 1);

/** Returns a snapshot as JSON: one line for each entry of its maps, so one for each table. */
function written(snapshot: unknown): string {
  return object(snapshot, '', (map) => object(map, '  ', (entry) => JSON.stringify(entry)));
}

function object(value: unknown, indent: string, part: (value: unknown) => string): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  const lines = Object.entries(value).map(
    ([key, entry]) => `${indent}  ${JSON.stringify(key)}: ${part(entry)}`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
}
