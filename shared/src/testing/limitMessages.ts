import * as z from 'zod';

/** A limit of a schema with the message that is shown beyond it. */
interface LimitMessage {
  /** Where it stands, such as `ticketItem.quantity`. */
  readonly at: string;
  readonly limit: number;
  readonly message: string;
}

/** As much of zod's checks as is read here. */
interface Check {
  readonly value?: unknown;
  readonly maximum?: number;
  readonly minimum?: number;
  readonly length?: number;
  readonly error?: (issue: object) => unknown;
}

/** Returns the messages of schemas that name a number, but not the one of the limit beyond which they are shown. */
export const wrongLimitMessages = (values: Readonly<Record<string, unknown>>): readonly LimitMessage[] =>
  limitMessagesOf(values).filter(({ limit, message }) => {
    const named = numbersIn(message);
    // Amounts of money are limited in pesewas, and written in cedis.
    return named.length > 0 && !named.includes(limit) && !named.includes(limit / 100);
  });

/** The numbers that a message names, in figures or after 'at least' and 'at most' as a word. */
const numbersIn = (message: string): readonly number[] => [
  ...[...message.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([figures]) => Number(figures.replaceAll(',', ''))),
  ...(/\bat (?:least|most) one\b/.test(message) ? [1] : []),
];

/** A schema, or a check of one. */
interface Checked {
  readonly _zod: { readonly def: unknown };
}

/** What a schema or a check is made of, as zod itself keeps it. */
const defOf = <Def>({ _zod: { def } }: Checked): Def => def as Def;

/** Collects the limits of all schemas among some values that have a message of their own, each schema once. */
export function limitMessagesOf(values: Readonly<Record<string, unknown>>): readonly LimitMessage[] {
  const seen = new Set<z.core.$ZodType>();
  const visit = (schema: z.core.$ZodType, at: string): LimitMessage[] => {
    if (seen.has(schema)) return [];
    seen.add(schema);
    const { checks = [] } = defOf<{ checks?: readonly Checked[] }>(schema);
    const own = checks.flatMap((check) => limitMessageOf(defOf<Check>(check), at));
    return [...own, ...partsOf(schema).flatMap(([name, part]) => visit(part, name ? `${at}.${name}` : at))];
  };
  return Object.entries(values).flatMap(([name, value]) =>
    value instanceof z.core.$ZodType ? visit(value, name) : [],
  );
}

function limitMessageOf({ value, maximum, minimum, length, error }: Check, at: string): LimitMessage[] {
  const limit = value ?? maximum ?? minimum ?? length;
  const said = typeof limit === 'number' ? error?.({}) : undefined;
  const message = typeof said === 'object' && said !== null && 'message' in said ? said.message : said;
  return typeof message === 'string' ? [{ at, limit: Number(limit), message }] : [];
}

function partsOf(schema: z.core.$ZodType): readonly (readonly [string, z.core.$ZodType])[] {
  const def = defOf<Record<string, unknown>>(schema);
  return Object.entries(def).flatMap(([, part]): [string, z.core.$ZodType][] => {
    if (part instanceof z.core.$ZodType) return [['', part]];
    if (typeof part !== 'object' || part === null) return [];
    return Object.entries(part).flatMap(([name, inner]): [string, z.core.$ZodType][] =>
      inner instanceof z.core.$ZodType ? [[name, inner]] : [],
    );
  });
}
