import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A version of a small backend: its migrations in their order, and its functions, triggers and views by file. */
export interface BackendVersion {
  migrations: readonly string[];
  objects: Readonly<Record<string, string>>;
}

/** Writes the migrations and objects of a version into a new folder like `drizzle`. */
export function writeVersion(folder: string, { migrations, objects }: BackendVersion): string {
  mkdirSync(join(folder, 'meta'), { recursive: true });
  mkdirSync(join(folder, 'objects'));
  migrations.forEach((text, idx) => writeFileSync(join(folder, `${idx}.sql`), text));
  const entries = migrations.map((_, idx) => ({ idx, version: '7', when: 1_000 + idx, tag: `${idx}` }));
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  for (const [name, text] of Object.entries(objects))
    writeFileSync(join(folder, 'objects', `${name}.sql`), text);
  return folder;
}

/** A function that writes its name into each note, and its trigger. */
export const stampNote = (by: string, trigger = 'before insert or update of name on notes') => `
-- Says by what a note was stamped.
create or replace function stamp_note() returns trigger language plpgsql as $$
begin
  new.stamp = '${by}';
  return new;
end
$$;

create or replace trigger notes_stamp
  ${trigger} for each row execute function stamp_note();
`;
