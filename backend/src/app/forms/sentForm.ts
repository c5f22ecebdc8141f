import * as z from 'zod';

/** A JSON body before validation. */
export type Body = Readonly<Record<string, unknown>>;

/** Far more controls than any form has. */
const fieldsMax = 500;

/** A form as a browser sends it without a script. */
export const sentFormBody = z.object({
  /** The names and values of its controls, in order. A name is the path of a field, such as `recordings.0`. */
  fields: z.array(z.tuple([z.string(), z.string()])).max(fieldsMax),
  /** The labels of the options that were chosen, by name. */
  labels: z.record(z.string(), z.string()).default({}),
});

/** Access to a sent form. */
export interface SentForm {
  readonly labels: Readonly<Record<string, string>>;
  /** Returns all values of a name. */
  all: (name: string) => readonly string[];
  /** Returns the last value of a name, or an empty text. */
  text: (name: string) => string;
  has: (name: string) => boolean;
  /** Returns whether fields of an object or a list were sent. */
  hasInside: (name: string) => boolean;
}

export function sentForm({ fields, labels }: z.infer<typeof sentFormBody>): SentForm {
  const values = new Map<string, string[]>();
  for (const [name, value] of fields) {
    // Browsers send line breaks as CRLF.
    const text = value.replaceAll('\r\n', '\n');
    values.set(name, [...(values.get(name) ?? []), text]);
  }
  return {
    labels,
    all: (name) => values.get(name) ?? [],
    text: (name) => values.get(name)?.at(-1) ?? '',
    has: (name) => values.has(name),
    hasInside: (name) => [...values.keys()].some((key) => key.startsWith(`${name}.`)),
  };
}
