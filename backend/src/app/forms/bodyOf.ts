import * as z from 'zod';
import { jsonOf } from '../../platform/core/readJson';
import type { Body, SentForm } from './sentForm';

/** The used part of a JSON schema. */
interface Shape {
  /** The name of a schema that is declared once. */
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Shape>>;
  readonly type?: string;
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
}

/** More entries than any list of a form has. */
const longestList = 100;

/**
 * Returns the JSON body of a form that a browser sent without a script. Only converts: whatever is wrong is left for
 * the operation's own schema, which has the messages.
 */
export function bodyOf(schema: z.ZodType, sent: SentForm): Body {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  const named = (one: Shape): Shape => shape.$defs?.[one.$ref?.split('/').at(-1) ?? ''] ?? one;
  return objectOf(named(shape), '', { ...sent, named });
}

/** Also resolves references between schemas. */
interface Source extends SentForm {
  readonly named: (shape: Shape) => Shape;
}

function objectOf({ properties = {}, required = [] }: Shape, path: string, sent: Source): Body {
  const inside = path === '' ? '' : `${path}.`;
  const entries = Object.entries(properties).map(([name, shape]) => [
    name,
    valueOf(shape, inside + name, sent, required.includes(name)),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Body;
}

function valueOf(given: Shape, name: string, sent: Source, isRequired: boolean): unknown {
  const shape = sent.named(given);
  const { type, anyOf } = shape;
  if (anyOf) {
    const filled = sent.named(anyOf.find((one) => one.type !== 'null') ?? {});
    const value = valueOf(filled, name, sent, isRequired);
    const isEmpty =
      value === undefined || (filled.type === 'object' && !sent.has(name) && !sent.hasInside(name));
    return isEmpty && anyOf.some((one) => one.type === 'null') ? null : value;
  }
  if (type === 'boolean') return sent.has(name) && !['', 'false'].includes(sent.text(name));
  if (type === 'array') return listOf(shape, name, sent);
  if (type === 'object') {
    // An uploaded file is one hidden field.
    if (sent.has(name)) return jsonOf(sent.text(name)) ?? null;
    return isRequired || sent.hasInside(name) ? objectOf(shape, name, sent) : undefined;
  }
  // A group of radio buttons without a choice sends nothing.
  if (!sent.has(name)) return isRequired && type !== 'integer' && type !== 'number' ? '' : undefined;
  const text = sent.text(name);
  if (type !== 'integer' && type !== 'number') return text;
  if (text.trim() === '') return undefined;
  const number = Number(text);
  return Number.isNaN(number) ? text : number;
}

function listOf({ items = {} }: Shape, name: string, sent: Source): unknown[] {
  if (sent.has(name)) return sent.all(name).slice(0, longestList);
  const list: unknown[] = [];
  while (list.length < longestList) {
    const entry = `${name}.${list.length}`;
    if (!sent.has(entry) && !sent.hasInside(entry)) break;
    list.push(valueOf(items, entry, sent, true));
  }
  return list;
}
