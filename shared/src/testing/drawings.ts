import { describe, expect, test } from 'vitest';
import type { BoxSize } from '../art';

/** A drawing under test. */
export interface TestedDrawing {
  readonly name: string;
  readonly draw: (id: string) => string;
  /** The space that its component reserves. */
  readonly size?: BoxSize;
}

const SHAPES = new Set(['svg', 'g', 'defs', 'use', 'clipPath', 'rect', 'circle', 'path', 'text']);

/** Tests the requirements for every drawing: shapes, ids and reserved space. */
export function testDrawings(drawings: readonly TestedDrawing[]): void {
  describe.each(drawings)('$name', ({ draw, size }) => {
    const markup = draw('a');

    test('is well-formed and consists of bars, circles and arcs', () => {
      expect(elementsOf(markup).filter((name) => !SHAPES.has(name))).toEqual([]);
      expect(all(markup, / d="([^"]*)"/g).filter((d) => /[^MLHVAZmlhvaz\d\s.,-]/.test(d))).toEqual([]);
      expect(markup).not.toMatch(/NaN|undefined|Infinity|\d\.\d{5}/);
    });

    test('has unique ids and refers only to them', () => {
      const ids = all(markup, / id="([^"]*)"/g);
      expect(new Set(ids).size).toBe(ids.length);
      const wanted = all(markup, /(?:href="#|url\(#)([^")]*)/g);
      expect(wanted.filter((ref) => !ids.includes(ref))).toEqual([]);
      const others = all(draw('b'), / id="([^"]*)"/g);
      expect(ids.filter((id) => others.includes(id))).toEqual([]);
    });

    test('is the same on every run', () => {
      expect(draw('a')).toBe(markup);
    });

    test.for(size ? [size] : [])('fits the room that is kept for it', ({ ratio, phone }) => {
      const [wide = 0, small] = ratiosOf(markup);
      expect(ratio).toBeCloseTo(wide, 3);
      expect(phone ?? small ?? wide).toBeCloseTo(small ?? wide, 3);
    });
  });
}

/** Returns the names of all elements after checking that they are closed in order. */
function elementsOf(markup: string): string[] {
  const open: string[] = [];
  const names: string[] = [];
  const crossed: string[] = [];
  const rest = markup.replace(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z:-]+="[^"<>]*")*)(\/?)>/g,
    (_, closing: string, name: string, _attributes: string, empty: string) => {
      if (closing && open.pop() !== name) crossed.push(name);
      if (!closing) {
        names.push(name);
        if (!empty) open.push(name);
      }
      return '';
    },
  );
  expect([...open, ...crossed]).toEqual([]);
  expect(rest).not.toMatch(/[<>]/);
  return names;
}

/** Returns the width-to-height ratio of every SVG in a drawing. */
function ratiosOf(markup: string): number[] {
  return all(markup, /viewBox="([^"]+)"/g).map((box) => {
    const [, , width = 0, height = 1] = box.split(' ').map(Number);
    return width / height;
  });
}

function all(markup: string, pattern: RegExp): string[] {
  return [...markup.matchAll(pattern)].map(([, match = '']) => match);
}
