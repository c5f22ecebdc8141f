import { expect, it } from 'vitest';
import { fewerElements } from './fewerElements';
import { bar, circle, line, path } from './primitives';

it('joins neighbours of one colour in one path', () => {
  expect(fewerElements(bar(0, 0, 4, 8, 'red') + bar(10, 2, 4, 8, 'red') + circle(5, 5, 2, 'red'))).toBe(
    '<path d="M0,0h4v8h-4ZM10,2h4v8h-4ZM3,5a2,2 0 0 1 4,0a2,2 0 0 1 -4,0Z" fill="red"/>',
  );
  expect(fewerElements(line('M0,0L9,9', 'red', 2, 'round') + line('M1,0H4', 'red', 2, 'round'))).toBe(
    '<path d="M0,0L9,9M1,0H4" fill="none" stroke="red" stroke-width="2" stroke-linecap="round"/>',
  );
});

it.each([
  ['what stands alone', bar(0, 0, 4, 8, 'red') + bar(0, 0, 4, 8, 'blue') + bar(0, 0, 4, 8, 'red')],
  ['rounded bars', bar(0, 0, 4, 8, 'red', 2) + bar(9, 0, 4, 8, 'red', 2)],
  ['lines of two widths', line('M0,0L9,9', 'red', 2) + line('M0,0L9,9', 'red', 3)],
  ['outlines that may run either way', path('M0,0V9H9Z', 'red') + path('M0,0H9V9Z', 'red')],
])('leaves %s unchanged', (_, markup) => {
  expect(fewerElements(markup)).toBe(markup);
});
