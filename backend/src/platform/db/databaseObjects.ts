import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A function, trigger or view that a file of `drizzle/objects` defines. */
export interface DatabaseObject {
  kind: 'function' | 'trigger' | 'view';
  /** Name for `drop`, such as `trigger orders_keep_totals on orders`. */
  name: string;
  definition: string;
  hash: string;
  /** The name of its file. */
  file: string;
}

interface ObjectFile {
  name: string;
  definitions: string[];
}

/** Reads the objects of a folder of migrations, in an order in which they can be created. */
export function readObjects(migrationsFolder: string): DatabaseObject[] {
  const folder = join(migrationsFolder, 'objects');
  const files = readdirSync(folder)
    .toSorted()
    .map((file) => ({
      name: basename(file, '.sql'),
      definitions: definitionsIn(readFileSync(join(folder, file), 'utf8')),
    }));
  return inOrder(files).flatMap(({ name, definitions }) =>
    definitions.map((definition) => objectOf(definition, name)),
  );
}

/** Leaves out comments between the definitions, so that editing a comment changes no object. */
const definitionsIn = (text: string): string[] =>
  text
    .replaceAll(/^--.*$/gm, '')
    .trim()
    .split(/^(?=create )/im)
    .map((definition) => definition.trim());

/** Sorts files after those that they mention. */
function inOrder(files: readonly ObjectFile[]): ObjectFile[] {
  const ordered: ObjectFile[] = [];
  const visited = new Set<ObjectFile>();
  const visit = (file: ObjectFile) => {
    if (visited.has(file)) return;
    visited.add(file);
    const mentioned = new Set(file.definitions.join(' ').match(/\w+/g));
    for (const other of files) if (mentioned.has(other.name)) visit(other);
    ordered.push(file);
  };
  files.forEach(visit);
  return ordered;
}

const head =
  /^create (?:or replace )?(?:(?<fn>function \w+\([^)]*\))|(?<trigger>trigger \w+)[^;]*?\s(?<table>on \w+)|(?<view>view \w+))/i;

function objectOf(definition: string, file: string): DatabaseObject {
  const { fn, trigger, table, view } = head.exec(definition)?.groups ?? {};
  const hash = createHash('sha256').update(definition).digest('hex');
  if (fn) return { kind: 'function', name: fn.toLowerCase(), definition, hash, file };
  if (trigger) return { kind: 'trigger', name: `${trigger} ${table}`.toLowerCase(), definition, hash, file };
  if (view) return { kind: 'view', name: view.toLowerCase(), definition, hash, file };
  throw new Error(`drizzle/objects/${file}.sql contains something other than a function, trigger or view`);
}
