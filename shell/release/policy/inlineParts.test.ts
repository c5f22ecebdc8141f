import { describe, expect, it } from 'vitest';
import { inlineParts, sha256 } from './inlineParts';

const page = (body: string, head = '') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

describe('the inline parts of a page', () => {
  it('are identified by the hash that browsers compute', () => {
    // The example of the specification (CSP Level 3, section 2.3.1).
    expect(sha256('doSubmit()')).toBe('sha256-jzgBGA4UWFFmpOBq0JpdsySukE1FrEN5bUpoK8Z29fY=');
  });

  it('include executable scripts, but neither data nor files', () => {
    const html = page(
      '<script>one()</script><script type="module">two()</script><script type="importmap">{}</script>' +
        '<script type="application/json" id="page">{"a":1}</script><script type="application/ld+json">{}</script>' +
        '<script type="module" src="/apps/shell/main.js"></script><script>one()</script>',
    );
    expect(inlineParts(html).scripts).toEqual(['one()', 'two()', '{}'].map(sha256));
  });

  it('include style sheets anywhere on the page', () => {
    const html = page('<svg><style>b{}</style></svg>', '<style>a{}</style><style media="print">a{}</style>');
    expect(inlineParts(html).styles).toEqual(['a{}', 'b{}'].map(sha256));
  });

  it('include the decoded values of style attributes', () => {
    const html = page(
      '<i style="width:46%"></i><b class="x" style="font:&quot;A &amp; B&quot;,&#x27;C&#39;"></b><noscript><p style="margin:0"></p></noscript>' +
        '<script>const s = \' style="color:red"\';</script>',
      '<style>a[title=\' style="top:0"\']{}</style>',
    );
    expect(inlineParts(html).attributes).toEqual(['width:46%', `font:"A & B",'C'`, 'margin:0'].map(sha256));
  });
});
