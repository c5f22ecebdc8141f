import type { ContentSchema } from '@school/shared/content';
import { identityOf, isFields, isSame, nameOf } from './values';

/** A difference between two texts. */
export interface Difference {
  /** Its place, with the labels of the form. */
  readonly where: string;
  /** Empty where one of them lacks it. */
  readonly one: string;
  readonly other: string;
}

/** Returns the differences between two versions of a document, in the order of the form. */
export function differencesOf(schema: ContentSchema, one: unknown, other: unknown, where = ''): Difference[] {
  if (isSame(one, other)) return [];
  if (schema.photograph) return [{ where, one: pictureOf(one), other: pictureOf(other) }];
  if (schema.type === 'object' && isFields(one) && isFields(other)) {
    return Object.entries(schema.properties ?? {})
      .filter(([, { identity }]) => !identity)
      .flatMap(([key, field]) => differencesOf(field, one[key], other[key], join(where, field.title ?? key)));
  }
  if (Array.isArray(one) && Array.isArray(other)) return differencesOfLists(schema, one, other, where);
  return [{ where, one: textOf(schema, one), other: textOf(schema, other) }];
}

function differencesOfLists(
  { items = {}, item = 'item', title = '' }: ContentSchema,
  one: readonly unknown[],
  other: readonly unknown[],
  where: string,
): Difference[] {
  const identity = identityOf(items);
  const keyOf = (value: unknown, at: number) =>
    identity ? String((value as Record<string, unknown>)[identity] ?? at) : String(at);
  const ones = new Map(one.map((value, at) => [keyOf(value, at), value]));
  const others = new Map(other.map((value, at) => [keyOf(value, at), value]));
  const keys = [...new Set([...ones.keys(), ...others.keys()])];
  const inside = keys.flatMap((key, at) => {
    const name = nameOf(items, others.get(key) ?? ones.get(key)) || `${item} ${at + 1}`;
    return differencesOf(items, ones.get(key), others.get(key), join(where, name));
  });
  if (inside.length > 0) return inside;
  const order = (list: readonly unknown[]) => list.map((value) => nameOf(items, value)).join(' · ');
  return [{ where: join(where, `Order of ${title || item}`), one: order(one), other: order(other) }];
}

/** Formats a value as text. */
function textOf(schema: ContentSchema, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map((item) => textOf(schema.items ?? {}, item)).join(' · ');
  if (isFields(value)) {
    return Object.entries(schema.properties ?? {})
      .filter(([, { identity, readOnly }]) => !identity && !readOnly)
      .map(([key, field]) => textOf(field, value[key]))
      .filter(Boolean)
      .join(' · ');
  }
  return schema.options?.[String(value)] ?? String(value);
}

/** Names a photograph by its description and its file, since two may be described alike. */
function pictureOf(value: unknown): string {
  if (!isFields(value)) return '';
  const { alt, file, added } = value;
  return `${String(alt)} (${String(file ?? String(added).slice(0, 8))})`;
}

const join = (where: string, part: string): string => (where ? `${where}: ${part}` : part);
