import { expect, it } from 'vitest';
import { withoutScripts } from './bareStore';

const PAGE = `<head>
<link rel="preload" href="/apps/shell/1/fonts/text.woff2" as="font" type="font/woff2" crossorigin>
<script>try{scheme()}catch{}</script>
<style>h1{color:red}</style>
</head>
<body><h1>Play</h1>
<link rel="modulepreload" href="/apps/shell/1/main.js">
<link rel="preload" href="/registry.json" as="fetch" crossorigin>
<script type="application/json" id="page">{"a":
1}</script>
<script type="module" src="/apps/shell/1/main.js"></script>
</body>`;

it('keeps the visible content of a page and its fonts', () => {
  expect(withoutScripts(PAGE)).toBe(`<head>
<link rel="preload" href="/apps/shell/1/fonts/text.woff2" as="font" type="font/woff2" crossorigin>
<style>h1{color:red}</style>
</head>
<body><h1>Play</h1>
</body>`);
});
