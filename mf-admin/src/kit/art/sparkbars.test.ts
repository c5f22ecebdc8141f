import { testDrawings } from '@school/shared/testing/drawings';
import { sparkbars } from './sparkbars.draw';

testDrawings([
  { name: 'spark bars', draw: (id) => sparkbars({ id, values: [3, 0, 5], tone: 'wine' }) },
  { name: 'no spark bars', draw: (id) => sparkbars({ id, values: [], tone: 'wine' }) },
]);
