import * as z from 'zod';

/** A limit of a schema and its message. */
interface LimitMessage {
  /** Its path, such as `ticketItem.quantity`. */
  readonly at: string;
  readonly limit: number;
  readonly message: string;
}

/** The used part of zod's checks. */
interface Check {
  readonly value?: unknown;
  readonly maximum?: number;
  readonly minimum?: number;
  readonly length?: number;
  readonly error?: (issue: object) => unknown;
}

/** Returns the messages of schemas with a number other than the limit that they belong to. */
export const wrongLimitMessages = (values: Readonly<Record<string, unknown>>): readonly LimitMessage[] =>
  limitMessagesOf(values).filter(({ limit, message }) => {
    const named = numbersIn(message);
    // Limits of amounts are in pesewas, their messages in cedis.
    return named.length > 0 && !named.includes(limit) && !named.includes(limit / 100);
  });

/** Returns the numbers in a message, in figures or as a word after 'at least' and 'at most'. */
const numbersIn = (message: string): readonly number[] => [
  ...[...message.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([figures]) => Number(figures.replaceAll(',', ''))),
  ...(/\bat (?:least|most) one\b/.test(message) ? [1] : []),
];

/** A schema, or one of its checks. */
interface Checked {
  readonly _zod: { readonly def: unknown };
}

/** Returns zod's definition of a schema or a check. */
const defOf = <Def>({ _zod: { def } }: Checked): Def => def as Def;

/** Returns the limits with messages of all schemas among some values, each schema once. */
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
