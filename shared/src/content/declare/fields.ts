import { z } from 'zod';
import type { Photograph } from '../../schemas/photographs/files';

/*
 * The fields of documents. Forms are generated from them: `title` is a field's label, `description` its help, `words`
 * its error message. They must survive serialisation as JSON, because forms and servers do not import apps.
 */

interface LineOptions {
  readonly max?: number;
  readonly help?: string;
}

const described = (title: string, help: string | undefined) => ({
  title,
  ...(help && { description: help }),
});

/** Returns a single-line field. */
export const line = (title: string, { max = 120, help }: LineOptions = {}) =>
  z
    .string()
    .max(max)
    .regex(/^[^\n\r]*\S[^\n\r]*$/)
    .meta({ ...described(title, help), words: 'Please fill this in, on one line' });

/** Returns a field for a paragraph. */
export const paragraph = (title: string, { max = 1200, help }: LineOptions = {}) =>
  z
    .string()
    .max(max)
    .regex(/\S/)
    .meta({ ...described(title, help), multiline: true, words: 'Please fill this in' });

interface TimeOptions {
  /** The field of the same object that comes first. The same day or time is accepted. */
  readonly notBefore?: string;
}

/** Returns a field for a date, `YYYY-MM-DD`. */
export const day = (title: string, order: TimeOptions = {}) =>
  z.iso.date().meta({ title, words: 'A day such as 2025-12-13', ...order });

/** Returns a field for a time of day in Ghana, which is UTC, as `HH:MM`. */
export const clockTime = (title: string, order: TimeOptions = {}) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .meta({ title, clock: true, words: 'A time such as 18:30', ...order });

/** Returns a field for a URL on another site. */
export const webAddress = (title: string) =>
  z
    .string()
    .max(300)
    .regex(/^https:\/\/[^\s"'<>]+$/)
    .meta({ title, words: 'An address that begins with https://' });

/** Returns a field for an item's stable id. The form generates it once, from the item's first line. */
export const identity = () =>
  z
    .string()
    .max(80)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .meta({ identity: true, words: 'Small letters and numbers with hyphens between' });

/** Returns a field with one of several options, by their labels. */
export const oneOf = <const Options extends Readonly<Record<string, string>>>(
  title: string,
  options: Options,
) => z.enum(Object.keys(options) as [keyof Options & string]).meta({ title, options });

/** Marks a field that staff cannot edit here and that keeps its value. */
export const readOnly = <Schema extends z.ZodType>(schema: Schema) => schema.meta({ readOnly: true });

interface PhotographOptions {
  readonly help?: string;
  /** Width divided by height of the place where it is shown, to which it is cropped. */
  readonly ratio: number;
}

/** Returns a field for a photograph, which staff upload, crop and describe. It may be missing. */
export const photograph = (title: string, { help, ratio }: PhotographOptions) => {
  const fields = z
    .object({
      file: readOnly(z.string().exactOptional()),
      added: readOnly(z.uuid().exactOptional()),
      width: readOnly(z.int().min(1)),
      height: readOnly(z.int().min(1)),
      alt: line('What it shows', { max: 160, help: 'One sentence, for people who cannot see it' }),
    })
    .meta({ ...described(title, help), photograph: { ratio } });
  // JSON Schema with plain fields lets an error be shown at its field; the API refuses one that is neither.
  return (fields as z.ZodType as z.ZodType<Photograph>).exactOptional();
};

interface ListOptions {
  /** The name of one item: 'question'. */
  readonly item: string;
  readonly min?: number;
  readonly max?: number;
}

/** Returns a list whose order staff choose. */
export const list = <Item extends z.ZodType>(
  title: string,
  of: Item,
  { item, min = 0, max = 40 }: ListOptions,
) => z.array(of).min(min).max(max).meta({ title, item });

/** Fields of questions with answers. */
export const questionFields = {
  question: line('Question', { max: 160 }),
  answer: paragraph('Answer'),
};
