import { limitMessagesOf, wrongLimitMessages } from '@school/shared/limit-check';
import { expect, it } from 'vitest';
import { operationSchemas } from '../../testing/operationSchemas';

it('every number in a message of an operation equals its limit', () => {
  const schemas = operationSchemas().flatMap(({ id, body, path, query }) =>
    Object.entries({ body, path, query }).map(([part, schema]) => [`${id}.${part}`, schema] as const),
  );
  const read = Object.fromEntries(schemas);
  expect(limitMessagesOf(read).length).toBeGreaterThan(80);
  expect(wrongLimitMessages(read)).toEqual([]);
});
