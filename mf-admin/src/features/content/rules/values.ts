import type { ContentSchema } from '@school/shared/content';

/** A path in a document: `['0', 'items', '1', 'question']`. */
export type Place = readonly string[];

type Fields = Readonly<Record<string, unknown>>;

/** Returns a document with another value at a path; `undefined` removes the field. */
export function withValue(document: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(document)) {
    return document.map((item: unknown, at) => (String(at) === key ? withValue(item, rest, value) : item));
  }
  const fields = (document ?? {}) as Fields;
  const inside = withValue(fields[key], rest, value);
  if (inside !== undefined) return { ...fields, [key]: inside };
  const { [key]: _, ...others } = fields;
  return others;
}

/** Returns a new item of a list, with every required field empty. */
export function emptyOf(schema: ContentSchema): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'array') {
    return Array.from({ length: schema.minItems ?? 0 }, () => emptyOf(schema.items ?? {}));
  }
  if (schema.type !== 'object') return '';
  const needed = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name));
  return Object.fromEntries(needed.map(([name, field]) => [name, emptyOf(field)]));
}

/** Returns a list with an item at another position. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, nth) => nth !== from);
  return [...rest.slice(0, to), items[from] as Item, ...rest.slice(to)];
}

/** Returns the name of an item: its first line. */
export function nameOf(schema: ContentSchema, value: unknown): string {
  if (typeof value === 'string') return value;
  const first = Object.entries(schema.properties ?? {}).find(
    ([, { type, identity, readOnly }]) => type === 'string' && !identity && !readOnly,
  );
  const name = first && (value as Fields | null)?.[first[0]];
  return typeof name === 'string' ? name : '';
}

/** Returns the field that identifies an item in addresses, undefined when there is none. */
export const identityOf = ({ properties = {} }: ContentSchema): string | undefined =>
  Object.keys(properties).find((name) => properties[name]?.identity);

/** Gives items without an ID one from their first line, unique in the list. */
export function withIdentities(schema: ContentSchema, value: unknown): unknown {
  if (Array.isArray(value)) return named(schema, value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withIdentities(schema.properties?.[key] ?? {}, part)]),
  );
}

function named(
  { items: schema = {}, item: one = 'item' }: ContentSchema,
  items: readonly unknown[],
): unknown[] {
  const identity = identityOf(schema);
  const taken = new Set(items.map((item) => (identity ? (item as Fields)[identity] : '')));
  return items.map((item) => {
    const inside = withIdentities(schema, item);
    if (!identity || (inside as Fields)[identity]) return inside;
    const base = slugOf(nameOf(schema, inside)) || one;
    let name = base;
    for (let count = 2; taken.has(name); count += 1) name = `${base}-${count}`;
    taken.add(name);
    return { ...(inside as Fields), [identity]: name };
  });
}

const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');

/** Returns whether two documents are equal, whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  }
  if (!isFields(one) || !isFields(other)) return one === other;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}

/** Returns whether a part of a document has fields of its own. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
