import { expect, it } from 'vitest';
import type { Fragment, StyleGroup } from '@school/shared/render';
import { pageStyles } from './pageStyles';

const fragment = (version: string, ...groups: StyleGroup[]): Fragment => ({
  html: '<p></p>',
  css: groups.flatMap(({ rules }) => rules).join(''),
  styles: { version, groups },
});
const group = (id: string, ...names: string[]): StyleGroup => ({
  id,
  names,
  rules: names.map((name) => `.${name}{color:red;}`),
});

it("includes each component once, in the frame's order, before those that extend it", () => {
  const frame = fragment('6.6.0', group('kit-0', 'a'), group('frame-0', 'f'));
  const content = fragment('6.6.0', group('kit-0', 'a', 'b'), group('app-0', 'c'));
  expect(pageStyles(frame, content)).toBe(
    '<style data-styled="true" data-styled-version="6.6.0">' +
      '.a{color:red;}/*!sc*/\n.b{color:red;}/*!sc*/\ndata-styled.g1[id="kit-0"]{content:"a,b,"}/*!sc*/\n' +
      '.f{color:red;}/*!sc*/\ndata-styled.g2[id="frame-0"]{content:"f,"}/*!sc*/\n' +
      '.c{color:red;}/*!sc*/\ndata-styled.g3[id="app-0"]{content:"c,"}/*!sc*/\n</style>',
  );
});

it("includes only the frame's styles when the browser renders the page", () => {
  const html = pageStyles(fragment('6.6.0', group('kit-0', 'a')), { html: '', css: '' });
  expect(html).toContain('data-styled.g1[id="kit-0"]');
});

it('writes a plain style sheet for an app without component styles or with another style library', () => {
  const frame = fragment('6.6.0', group('kit-0', 'a'));
  const { html, css } = fragment('', group('kit-0', 'a'), group('app-0', 'c'));
  const plain = '<style>.a{color:red;}.c{color:red;}</style>';
  expect(pageStyles(frame, { html, css })).toBe(plain);
  expect(pageStyles(frame, fragment('7.0.0', group('kit-0', 'a'), group('app-0', 'c')))).toBe(plain);
});
