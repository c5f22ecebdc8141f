import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { apiDocument, object, parameter } from '../../testing/apiDocuments';
import { WORKSPACE, remoteNames } from '../../workspace/workspace';
import { parseApiDocument } from './apiDocument';
import { breaksOf } from './apiRules';

const integer = { type: 'integer' };
const text = { type: 'string' };
const read = (content: unknown) => parseApiDocument(content, 'the fixture');
const breaks = (used: object, provided: object) =>
  breaksOf(read(used), read(provided)).map(({ operation, what }) =>
    [operation, what].filter(Boolean).join(': '),
  );

const kind = (...values: string[]) => [parameter('kind', { ...text, enum: values })];

it.each<[name: string, provided: object]>([
  ['the same', apiDocument()],
  ['another name of a place in the path', apiDocument({ path: '/projects/{name}' })],
  ['another id of the operation', apiDocument({ operationId: 'editProject' })],
  [
    'a further parameter',
    apiDocument({ parameters: [...kind('project', 'asset'), parameter('sort', text)] }),
  ],
  ['a further value that is taken', apiDocument({ parameters: kind('project', 'asset', 'fund') })],
  [
    'a further property that may be sent',
    apiDocument({ request: object({ amount: integer, message: text, note: text }, ['amount']) }),
  ],
  [
    'a property that need not be sent any more',
    apiDocument({ request: object({ amount: integer, message: text }) }),
  ],
  [
    'a wider type of what is sent',
    apiDocument({ request: object({ amount: { type: 'number' }, message: text }, ['amount']) }),
  ],
  [
    'a list that is taken as well',
    apiDocument({
      request: object({ amount: integer, message: { type: ['string', 'array'], items: text } }, ['amount']),
    }),
  ],
  [
    'a further property of the answer',
    apiDocument({ answer: object({ raised: integer, name: text, target: integer }, ['raised', 'name']) }),
  ],
  [
    'a further value in an answer',
    apiDocument({
      answer: object({ raised: integer, name: { ...text, enum: ['a', 'b'] } }, ['raised', 'name']),
    }),
  ],
])('%s is compatible', (_, provided) => {
  expect(breaks(apiDocument(), provided)).toEqual([]);
});

it.each<[name: string, provided: object, what: string]>([
  ['an operation that is gone', { paths: {} }, 'changeProject'],
  [
    'another path',
    apiDocument({ path: '/causes/{slug}' }),
    'changeProject: POST /projects/{} is now POST /causes/{}',
  ],
  [
    'another method',
    apiDocument({ method: 'put' }),
    'changeProject: POST /projects/{} is now PUT /projects/{}',
  ],
  [
    'a further parameter that is required',
    apiDocument({ parameters: [...kind('project', 'asset'), parameter('sort', text, true)] }),
    'changeProject: parameter sort is now required',
  ],
  [
    'a parameter that is now required',
    apiDocument({ parameters: [parameter('kind', { ...text, enum: ['project', 'asset'] }, true)] }),
    'changeProject: parameter kind is now required',
  ],
  [
    'a parameter that is gone',
    apiDocument({ parameters: [] }),
    'changeProject: parameter kind is no longer accepted',
  ],
  [
    'a value that is no longer accepted',
    apiDocument({ parameters: kind('project') }),
    'changeProject: parameter kind no longer accepts "asset"',
  ],
  [
    'a further property that has to be sent',
    apiDocument({ request: object({ amount: integer, message: text, name: text }, ['amount', 'name']) }),
    'changeProject: request.name is now required',
  ],
  [
    'a property that has to be sent now',
    apiDocument({ request: object({ amount: integer, message: text }, ['amount', 'message']) }),
    'changeProject: request.message is now required',
  ],
  [
    'a property that is no longer accepted',
    apiDocument({ request: object({ amount: integer }, ['amount']) }),
    'changeProject: request.message is no longer accepted',
  ],
  [
    'another type of what is sent',
    apiDocument({ request: object({ amount: text, message: text }, ['amount']) }),
    'changeProject: request.amount is no longer accepted as integer',
  ],
  [
    'a property of the answer that is gone',
    apiDocument({ answer: object({ name: text }, ['name']) }),
    'changeProject: answer[].raised is gone',
  ],
  [
    'a property of the answer that may be missing',
    apiDocument({ answer: object({ raised: integer, name: text }, ['name']) }),
    'changeProject: answer[].raised may be missing',
  ],
  [
    'another type in the answer',
    apiDocument({
      answer: object({ raised: { type: ['integer', 'null'] }, name: text }, ['raised', 'name']),
    }),
    'changeProject: answer[].raised may be null',
  ],
])('%s is reported', (_, provided, what) => {
  expect(breaks(apiDocument(), provided)).toEqual([what]);
});

it('compares nested schemas', () => {
  const either = (...forms: object[]) => apiDocument({ request: { oneOf: forms } });
  const [one, two] = [object({ amount: integer }, ['amount']), object({ message: text }, ['message'])];
  expect(breaks(either(one), either(one, two))).toEqual([]);
  expect(breaks(either(one, two), either(one))).toEqual([
    'changeProject: request no longer accepts one of its forms',
  ]);
  const both = (...parts: object[]) => apiDocument({ answer: { allOf: parts } });
  expect(
    breaks(
      both(one, two),
      apiDocument({ answer: object({ amount: integer, message: text }, ['amount', 'message']) }),
    ),
  ).toEqual([]);
  expect(breaks(both(one, two), both(one))).toEqual(['changeProject: answer[].message is gone']);
});

it('rejects an invalid document', () => {
  expect(() => read({ paths: { '/x': { get: {} } } })).toThrow(/^the fixture is not an API document: paths/);
});

it('reads what codegen generates for every app', () => {
  const all = ['shell', ...remoteNames()].flatMap((app) =>
    readdirSync(join(WORKSPACE, app, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('api/generated/api.json'))
      .map((file) => read(JSON.parse(readFileSync(join(WORKSPACE, app, 'src', file), 'utf8')))),
  );
  expect(all.length).toBeGreaterThan(5);
  for (const used of all) {
    const gone = breaksOf(used, { paths: {} });
    expect(gone.length).toBe(Object.values(used.paths).flatMap((methods) => Object.keys(methods)).length);
    expect(breaksOf(used, used)).toEqual([]);
  }
});
