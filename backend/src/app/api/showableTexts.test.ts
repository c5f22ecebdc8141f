import { describe, expect, it } from 'vitest';
import { operationSchemas } from '../../testing/operationSchemas';
import { bodies } from '../../testing/operations';

/** Invisible characters, in each text that people may send. */
const unseen = ['\u200B', '\u3164', '\u2800', '\u202D', '\u202C', '\u00AD', '\u034F', '\u{E0041}', '\u0000'];
const unseenIn = new RegExp(`[${unseen.join('')}]|\\p{M}{5}`, 'u');

/** Texts of the site itself: the schema of their app applies, and a soft hyphen may be intended. */
const siteContent = ['draftContent', 'publishContent', 'sendReminderSample'];

/** Returns the value once for each text in it, with only that text changed, and the text's place. */
function changed(value: unknown, change: (text: string) => string, at = ''): [string, unknown][] {
  if (typeof value === 'string') return [[at, change(value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    changed(part, change, `${at}/${key}`).map(([where, other]): [string, unknown] => [
      where,
      Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other },
    ]),
  );
}

const hostile: [string, (text: string) => string][] = [
  ['only invisible characters', () => unseen.join('')],
  ['direction marks around it', (text) => `\u202D${text}\u202C`],
  ['invisible characters in it', (text) => text + unseen.join('') + text],
  ['80 marks on one letter', (text) => `${text}a${'\u0316\u0301'.repeat(40)}`],
];

const operations = operationSchemas().filter(({ id }) => !siteContent.includes(id));

/** The trap field is invisible, and its content is not stored. */
const isTrap = (where: string) => /\/(leaveEmpty|website)$/.test(where);

describe.each(hostile)('a text with %s', (_, change) => {
  it('is stored without it, or rejected, in each field of each body', () => {
    const wrong = operations.flatMap(({ id, body }) =>
      changed(bodies[id] ?? {}, change)
        .filter(([where, sent]) => !isTrap(where) && unseenIn.test(textsOf(body?.safeParse(sent).data)))
        .map(([where]) => `${id} ${where}`),
    );
    expect(wrong).toEqual([]);
  });
});

const textsOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textsOf).join('\n');
};

it('a text that is pasted with direction marks is accepted in each typed field of each body', () => {
  const typed = /(name|email|phone|promoCode|student|guardian|message|note|text|reason|teacher|school)$/i;
  // The teacher of free times is chosen from a list, so its key is sent.
  const wrong = operations
    .filter(({ id }) => id !== 'addTrialTimes')
    .flatMap(({ id, body }) =>
      changed(bodies[id] ?? {}, (text) => `\u202D${text}\u202C`)
        .filter(([where, sent]) => typed.test(where) && !body?.safeParse(sent).success)
        .map(([where]) => `${id} ${where}`),
    );
  expect(wrong).toEqual([]);
});

it('a search has no invisible characters', () => {
  const searched = operations.filter(({ query }) => query?.safeParse({ search: 'Ama' }).success);
  const wrong = searched.filter(({ query }) =>
    unseenIn.test(JSON.stringify(query?.safeParse({ search: '\u202DAma\u200B\u202C' }).data)),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
