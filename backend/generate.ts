import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Writes a migration. Keeps the newest snapshot alone, with one line for each column, index and constraint: drizzle-kit
// compares the schema with it, and a review sees what has changed.

const { status } = spawnSync('npx', ['drizzle-kit', 'generate', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
const meta = join(import.meta.dirname, 'drizzle/meta');
const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
const newest = snapshots.toSorted().at(-1);
for (const name of snapshots) if (name !== newest) rmSync(join(meta, name));
if (newest) {
  const file = join(meta, newest);
  writeFileSync(file, `${written(JSON.parse(readFileSync(file, 'utf8')), '')}\n`);
}
process.exit(status ?? 1);

/** Returns a value as JSON: what holds no objects of objects is one line. */
function written(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  const parts = Object.entries(value as Record<string, unknown>);
  const isOne = parts.every(([, part]) => typeof part !== 'object' || part === null || Array.isArray(part));
  if (isOne) return JSON.stringify(value);
  const lines = parts.map(
    ([key, part]) => `${indent}  ${JSON.stringify(key)}: ${written(part, `${indent}  `)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
