import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { freeText, optionalShortText, optionalText, shortText } from './common';
import { uploadedFile } from './uploads';

/** The exports of all features, by name. */
const exported = Object.assign(
  {},
  ...Object.values(import.meta.glob('./*/index.ts', { eager: true })),
) as Record<string, unknown>;

/** Returns a value of a schema's shape in which every text is the given one. */
function filled(schema: z.core.$ZodType, text: string): unknown {
  if (schema instanceof z.ZodObject) {
    const entries = Object.entries(schema.shape as Record<string, z.core.$ZodType>);
    return Object.fromEntries(entries.map(([key, field]) => [key, filled(field, text)]));
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return filled(schema.unwrap(), text);
  }
  if (schema instanceof z.ZodArray) return [filled(schema.element, text)];
  if (schema instanceof z.ZodPipe) return filled(schema.in, text);
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => filled(option, text))[0];
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodNumber) return 1;
  if (schema instanceof z.ZodBoolean) return true;
  return text;
}

/** All exports, and the fields that their functions create. */
const everything: Record<string, unknown> = {
  ...exported,
  freeText: freeText(3000, 'Missing'),
  optionalText: optionalText(300),
  shortText: shortText(120, 'Missing'),
  optionalShortText: optionalShortText(120),
  uploadedFile: uploadedFile('Missing'),
};

const schemas = Object.entries(everything).flatMap(([name, value]): [string, z.ZodType][] =>
  value instanceof z.ZodType ? [[name, value]] : [],
);

const withText = schemas.filter(([, schema]) => JSON.stringify(filled(schema, '§'))?.includes('§'));

it('finds the schemas', () => {
  const names = withText.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(['referral', 'contactMessage', 'beacon', 'slug', 'phone']));
  expect(names.length).toBeGreaterThan(25);
});

/** Letters, dots, hyphens, at signs, spaces, digits, starts of links, line breaks, and surrogate pairs. */
const hostile = ['a', '.', '-', '@', ' ', '5', 'a.', 'a@', 'a://', '\n', '𝄞'];

/** Repeats a part to a length, with an end that prevents any pattern from matching. */
const repeated = (part: string, length: number) => `${part.repeat(length / part.length)}!`;

/** Returns processor time, which does not depend on other processes. */
function milliseconds(run: () => unknown): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

/** Returns whether a run is fast enough, with retries because of garbage collection. */
const isWithin = (most: number, run: () => unknown, tries = 3): boolean =>
  milliseconds(run) < most || (tries > 1 && isWithin(most, run, tries - 1));

const short = 600;

describe.each(withText)('%s', (_, schema) => {
  it.each([60_000, 250_000])('takes at most linear time: %i', (length) => {
    const slow = hostile.filter((part) => {
      const parse = (text: string) => {
        const value = filled(schema, text);
        return () => schema.safeParse(value);
      };
      const base = Math.min(...[1, 2, 3].map(() => milliseconds(parse(repeated(part, short)))));
      return !isWithin((length / short) * 10 * Math.max(base, 0.05), parse(repeated(part, length)));
    });
    expect(slow).toEqual([]);
  });

  it.each(['x\ud800y', '\udc00', 'x\ud83d', 'x\u0000y', 'x\u0007y', 'x\u0085y', 'x\u202ey'])(
    'rejects %j or removes the broken character',
    (text) => {
      const { data } = schema.safeParse(filled(schema, text));
      expect(JSON.stringify(data ?? {})).not.toMatch(/\\ud[89a-f]|\\u00|\u0085|\u202e/i);
    },
  );
});

/** Returns a value and all variants in which one of its members is replaced. */
function otherwise(value: unknown, other: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [other];
  const members = Object.entries(value).flatMap(([key, member]) =>
    otherwise(member, other).map((changed) =>
      Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed },
    ),
  );
  return [other, ...members];
}

it.each([[[]], [{}], [null], [undefined], [0], [true], ['']])(
  'every schema parses %j in any place without throwing',
  (other) => {
    const broken = schemas.filter(([, schema]) =>
      otherwise(filled(schema, 'x'), other).some((value) => {
        try {
          schema.safeParse(value);
          return false;
        } catch {
          return true;
        }
      }),
    );
    expect(broken.map(([name]) => name)).toEqual([]);
  },
);

it('an invisible text counts as missing', () => {
  const { error } = freeText(100, 'Missing').safeParse('\ud800\u200b\u3164 ');
  expect(error?.issues.map(({ message }) => message)).toEqual(['Missing']);
});

it.each(['Ɛfua 𝄞 🎺', 'one\r\ntwo\tthree', '👩‍🎤'])('accepts %j', (text) => {
  expect(freeText(100, 'Missing').parse(text)).toBe(text);
});
