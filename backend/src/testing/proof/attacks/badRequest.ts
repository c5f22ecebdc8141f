import { randomUUID } from 'node:crypto';
import { filledPath, type DocumentOperation } from '../../documentOperations';
import { bodies } from '../../operations';
import type { Random } from '../../random';

/** A request as it is sent over the wire. */
export interface BadRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** It cannot be parsed, so it may have no effect. */
  isUnreadable: boolean;
}

const texts = [
  '',
  ' ',
  'x'.repeat(20_000),
  '\u0000',
  '\u202egnp.exe',
  '<script>alert(1)</script>',
  "'; drop table orders; --",
  '=HYPERLINK("http://evil.example")',
  '../../../../etc/passwd',
  '{{7*7}}${7*7}',
  'true',
  '1e400',
  '2025-02-30',
  '-1',
  '٣',
  'a@b@c.example',
  'javascript:alert(1)',
] as const;

const values: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.1,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  {},
  [[[[[[]]]]]],
  { constructor: { prototype: { staff: true } } },
  Array.from({ length: 500 }, () => 'x'),
  '\ud800',
  ...texts,
];

/** Bodies that are no JSON, or no object. */
const unreadable = ['', '{', '{"name":', '[]', '"text"', 'null', '{"a":1}}', '\ufeff{', '['.repeat(20_000)];

/** Returns the paths of all places in a value. */
function placesOf(value: unknown, way: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [[...way]];
  const inside = Object.entries(value).flatMap(([key, member]) => placesOf(member, [...way, key]));
  return [...(way.length > 0 ? [[...way]] : []), ...inside];
}

function changedAt(value: unknown, [key, ...rest]: readonly (string | number)[], other: unknown): unknown {
  if (key === undefined) return other;
  if (Array.isArray(value)) return value.with(Number(key), changedAt(value[Number(key)], rest, other));
  const record = value as Record<string, unknown>;
  return { ...record, [key]: changedAt(record[key], rest, other) };
}

function badBody(body: object, random: Random): string {
  const places = placesOf(body);
  if (places.length === 0) return JSON.stringify({ ...body, extra: random.of(values) });
  const changed = changedAt(body, random.of(places), random.below(8) === 0 ? undefined : random.of(values));
  const text = JSON.stringify(changed);
  // Such a key can only be made from text.
  return random.below(6) === 0 ? text.replace('{', '{"__proto__":{"staff":true},') : text;
}

/** Returns a request to an operation that is wrong in one or several places. */
export function badRequest(operation: DocumentOperation, random: Random): BadRequest {
  const inAddress = () => encodeURIComponent(random.of(texts).slice(0, 4_000));
  const path = filledPath(operation.path, () =>
    random.below(2) === 0 ? randomUUID() : inAddress() || '%20',
  );
  const query = operation.parameters.query
    .filter(() => random.below(2) === 0)
    .map((name) => `${name}${random.of(['', '[]', ''])}=${inAddress()}`);
  const headers: Record<string, string> = {};
  for (const name of operation.parameters.header) {
    if (random.below(4) > 0)
      headers[name] = random.of(['', 'x', 'a'.repeat(54), randomUUID(), '0'.repeat(3_000)]);
  }
  const request = {
    method: operation.method,
    path: query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers,
    isUnreadable: false,
  };
  if (!operation.takesJson) return request;
  headers['content-type'] = 'application/json';
  if (random.below(5) === 0) return { ...request, body: random.of(unreadable), isUnreadable: true };
  if (random.below(12) === 0) headers['content-type'] = random.of(['text/plain', 'application/xml', 'x']);
  return { ...request, body: badBody(bodies[operation.id] ?? {}, random) };
}
