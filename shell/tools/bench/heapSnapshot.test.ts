import { expect, it } from 'vitest';
import { bytesOfObjects } from './heapSnapshot';

it('counts what scripts hold, without code', () => {
  const meta = {
    node_fields: ['type', 'name', 'self_size'],
    node_types: [['object', 'code', 'string', 'native'], 'string'],
  };
  const nodes = [0, 0, 100, 1, 0, 9_000, 2, 0, 20, 3, 0, 7_000, 0, 0, 3];
  expect(bytesOfObjects(JSON.stringify({ snapshot: { meta }, nodes, edges: [] }))).toBe(123);
});
