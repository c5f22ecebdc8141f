import { z } from 'zod';

/*
 * The fields that documents are made of. A form is generated from them: `title` is a field's label, `description` its
 * help, `words` what is said when it is not right. All of them survive as JSON, since forms and servers know no app.
 */

interface LineOptions {
  readonly max?: number;
  readonly help?: string;
}

const described = (title: string, help: string | undefined) => ({
  title,
  ...(help && { description: help }),
});

/** Something on one line. */
export const line = (title: string, { max = 120, help }: LineOptions = {}) =>
  z
    .string()
    .max(max)
    .regex(/^[^\n\r]*\S[^\n\r]*$/)
    .meta({ ...described(title, help), words: 'Please fill this in, on one line' });

/** A paragraph. */
export const paragraph = (title: string, { max = 1200, help }: LineOptions = {}) =>
  z
    .string()
    .max(max)
    .regex(/\S/)
    .meta({ ...described(title, help), multiline: true, words: 'Please fill this in' });

/** A day, as `YYYY-MM-DD`. */
export const day = (title: string) => z.iso.date().meta({ title, words: 'A day such as 2025-12-13' });

/** A time of day in Ghana, which is UTC, as `HH:MM`. */
export const clockTime = (title: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .meta({ title, clock: true, words: 'A time such as 18:30' });

/** An address on another site. */
export const webAddress = (title: string) =>
  z
    .string()
    .max(300)
    .regex(/^https:\/\/[^\s"'<>]+$/)
    .meta({ title, words: 'An address that begins with https://' });

/** What an item is known by in addresses and elsewhere: given once by the form, from its first line, and kept. */
export const identity = () =>
  z
    .string()
    .max(80)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .meta({ identity: true, words: 'Small letters and figures with hyphens between' });

/** One of several, by what people read of each. */
export const oneOf = <const Options extends Readonly<Record<string, string>>>(
  title: string,
  options: Options,
) => z.enum(Object.keys(options) as [keyof Options & string]).meta({ title, options });

/** What staff do not edit here, and what is kept as it is. */
export const kept = <Schema extends z.ZodType>(schema: Schema) => schema.meta({ kept: true });

interface ListOptions {
  /** What one of them is called: 'question'. */
  readonly item: string;
  readonly min?: number;
  readonly max?: number;
}

/** Several in an order that staff choose. */
export const list = <Item extends z.ZodType>(
  title: string,
  of: Item,
  { item, min = 0, max = 40 }: ListOptions,
) => z.array(of).min(min).max(max).meta({ title, item });

/** Questions with their answers. */
export const questionFields = {
  question: line('Question', { max: 160 }),
  answer: paragraph('Answer'),
};
