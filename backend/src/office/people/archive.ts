import { zipSync } from 'fflate';
import type { Person } from './person';
import type { Rows } from '../../platform/personal-data/personalRecord';

/** Files of an archive by their path. */
export type Archive = Record<string, Uint8Array>;

/** Returns everything about an address as files: a readable text, the same as JSON, the files and the mails. */
export function archiveOf(person: Person, now: Date): Archive {
  const { email, records, files, mails } = person;
  const bytes = (text: string) => new TextEncoder().encode(text);
  return {
    'read-me.txt': bytes(readable(person, now)),
    'records.json': bytes(`${JSON.stringify({ email, at: now.toISOString(), records }, undefined, 2)}\n`),
    ...Object.fromEntries(files.map((file) => [`files/${file.name}`, file.bytes])),
    ...Object.fromEntries(mails.map((mail) => [`mails/${mail.name}`, mail.bytes])),
  };
}

/** Returns the archive as one file. */
export const zipOf = (archive: Archive): Uint8Array => zipSync(archive);

function readable({ email, records, files, mails }: Person, now: Date): string {
  const head = [
    `What the school has of ${email}, on ${now.toISOString().slice(0, 10)}`,
    '',
    records.length === 0
      ? 'There are no records of this address.'
      : 'The same stands in records.json, for a program to read. Times are in UTC, amounts in pesewas.',
    `${files.length} files that were sent lie in the folder files, ${mails.length} mails in the folder mails.`,
  ];
  return `${[...head, ...records.flatMap(({ name, rows }) => ['', '', heading(name), ...linesOf(rows)])].join('\n')}\n`;
}

const heading = (name: string): string => `${name}\n${'='.repeat(name.length)}`;

const linesOf = (rows: Rows): string[] =>
  Object.entries(rows).flatMap(([table, all]) =>
    all.flatMap((row) => [
      '',
      `[${table.replaceAll('_', ' ')}]`,
      ...Object.entries(row)
        .filter(([, value]) => value !== null && value !== '')
        .map(([field, value]) => `${fieldLabel(field)}: ${valueOf(value)}`),
    ]),
  );

/** Turns 'receivedAt' into 'received at'. */
const fieldLabel = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const valueOf = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
};
