import { describe, expect, it } from 'vitest';
import { beyondLine, beyondScripts, buildTargets, syntaxBeyondLine } from './browserLine';

describe('browser support of builds', () => {
  it.each(['assets/api-2BxqUgyS.js', 'assets/api-2B-qUgyS.js', 'assets/api--B-qUgy-.js'])(
    'finds the accepted exceptions in %s',
    (file) => {
      expect(beyondScripts(file, 'AbortSignal.abort(a)')).toEqual([]);
      expect(beyondScripts(file.replace('api', 'start'), 'AbortSignal.abort(a)')).toEqual([
        'AbortSignal.abort',
      ]);
    },
  );

  it('sets the target of the build', () => {
    expect(buildTargets()).toEqual(['chrome98', 'safari16', 'firefox102']);
  });

  it.each([
    ['a.toSorted()', 'toSorted and toReversed'],
    ['a.toSpliced(1,1)', 'toSorted and toReversed'],
    ['let b=a.with(0,1)', 'Array.prototype.with'],
    ['a.findLastIndex(b)', 'findLast'],
    ['a.at(-1)', 'at'],
    ['Object.hasOwn(a,`b`)', 'Object.hasOwn'],
    ['Object.groupBy(a,b)', 'Object.groupBy'],
    ['await Array.fromAsync(a)', 'Array.fromAsync'],
    ['URL.canParse(a)', 'URL.canParse'],
    ['structuredClone(a)', 'structuredClone'],
    ['AbortSignal.timeout(5)', 'AbortSignal.timeout'],
    ['AbortSignal.any([a,b])', 'AbortSignal.any'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['crypto.randomUUID()', 'crypto.randomUUID'],
    ['form.requestSubmit()', 'requestSubmit'],
    ['a.showPopover()', 'showPopover'],
    ['URL.parse(a)', 'URL.parse'],
    ['Uint8Array.fromBase64(a)', 'Uint8Array.fromBase64'],
    ['AbortSignal.abort(a)', 'AbortSignal.abort'],
    ['Intl.supportedValuesOf(`unit`)', 'Intl.supportedValuesOf'],
    ['new URLPattern(a)', 'URLPattern'],
    ['/(?<=a)b/.test(c)', 'lookbehind'],
  ])('refuses %s', (code, name) => {
    expect(beyondLine(code)).toEqual([name]);
  });

  it.each([
    '[...a].sort()',
    'typeof URL.canParse==`function`?URL.canParse(e):new URL(e)',
    'URL.parse?URL.parse(e):new URL(e)',
    '`showPopover`in a&&a.showPopover()',
    'a[a.length-1]',
    'class A{#b=1;static c=2}',
  ])('accepts %s', (code) => {
    expect(beyondLine(code)).toEqual([]);
  });

  it.each([
    'class A{static{B()}}',
    'export default /(?<=a)b/.test(c)',
    'export default /[a--b]/v',
    'import a from "./a.json" with {type:"json"};a()',
    'using a=b()',
    'class A{#b;static c(d){return #b in d}}',
  ])('refuses the syntax of %s', async (code) => {
    expect(await syntaxBeyondLine(code)).toEqual([expect.stringMatching(/^syntax: /)]);
  });

  it.each([
    'a??=b;c?.d(...e);class A{#b=1;static c=2}',
    'export default await import("./a.js")',
    'a=/\\p{M}/du',
  ])('accepts the syntax of %s', async (code) => {
    expect(await syntaxBeyondLine(code)).toEqual([]);
  });
});
