import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtRemote, builtShell, routeEntry, temporaryFolder } from '../../../testing/builtApps';
import { folderStore } from '../../site/folderStore';
import { deploy } from '../deploy';
import { globalEffects } from './globalEffects';

const remote = (files: Readonly<Record<string, string>>) =>
  builtRemote({ name: 'mf-donate', routes: [routeEntry('/donate')], files });

const put = (folder: string) =>
  deploy(
    folderStore(join(temporaryFolder(), 'site')),
    [builtShell(), folder],
    { origin: 'http://site.example' },
    new Date(0),
  );

const effectsOf = async (files: Readonly<Record<string, string>>) =>
  (await globalEffects(remote(files))).map(({ what }) => what);

it.each([
  ['window.fetch = (...all) => track(all);', 'writes window.fetch'],
  ['fetch = null;', 'writes fetch'],
  ['globalThis["open"] = () => null;', 'writes window.open'],
  ['const name = "alert"; window[name] = () => null;', 'writes window.alert'],
  ['Object.assign(window, { helper: 1 });', 'writes window.*'],
  ['Object.defineProperty(navigator, "language", { value: "tw" });', 'writes navigator.language'],
  ['delete window.Promise;', 'deletes window.Promise'],
  ['Array.prototype.last = function () { return this.at(-1); };', 'writes Array.prototype.last'],
  ['XMLHttpRequest.prototype.open = () => null;', 'writes XMLHttpRequest.prototype.open'],
  ['Object.assign(Element.prototype, { hide() {} });', 'writes Element.prototype.*'],
  ['history.pushState = () => null;', 'writes history.pushState'],
  ['document.adoptedStyleSheets = [new CSSStyleSheet()];', 'changes document.adoptedStyleSheets'],
  [
    'export const add = (it, sheet) => it.ownerDocument.adoptedStyleSheets.push(sheet);',
    'changes document.adoptedStyleSheets',
  ],
  ['document.fonts.add(font);', 'adds a font (document.fonts)'],
  ['new FontFace("Own", "url(a.woff2)");', 'makes a font (FontFace)'],
  [
    'styled.p`font-family:Own;@font-face{font-family:Own;src:url(a.woff2);}`;',
    'declares a font (@font-face)',
  ],
  ['localStorage.setItem("token", "1");', 'stores token, but names in storage begin with school:'],
  ['window.sessionStorage.removeItem("cart" + id);', 'stores cart, but names in storage begin with school:'],
  [
    'const key = "cart:"; localStorage.setItem(`${key}${id}`, "1");',
    'stores cart:, but names in storage begin with school:',
  ],
  ['localStorage.theme = "dark";', 'stores theme, but names in storage begin with school:'],
  ['localStorage.clear();', 'clears localStorage'],
])('refuses to deploy %s', async (code, what) => {
  await expect(put(remote({ 'assets/Chunk.js': code }))).rejects.toThrow(
    `because a remote may change only its own area: assets/Chunk.js ${what}`,
  );
});

it.each([
  ['html{font-size:20px}', 'html'],
  ['.card,body{margin:0}', 'body'],
  ['@media (width>1px){:root{--wine:red}}', ':root'],
  ['*{box-sizing:border-box}', '*'],
  ['.card{} h1>a:hover{color:red}', 'h1>a:hover'],
  ['.dark body{color:red}', '.dark body'],
])(
  'refuses to deploy the style sheet %s, also by createGlobalStyle in another chunk',
  async (css, selector) => {
    const what = `has styles for ${selector}`;
    await expect(put(remote({ 'assets/app.css': css }))).rejects.toThrow(`assets/app.css ${what}`);
    const shares = 'let a,b;const take=e=>{a=e.createGlobalStyle,b=e.styled};export{a as g,b as s,take};';
    const chunk = `import{g as e,s as t}from"./shares.js";export const A=e\`${css}\`,B=t.p\`${css}\`;`;
    await expect(put(remote({ 'assets/shares.js': shares, 'assets/Chunk.js': chunk }))).rejects.toThrow(
      `assets/Chunk.js ${what}`,
    );
  },
);

it('refuses a font in a style sheet', async () => {
  await expect(put(remote({ 'assets/app.css': '@font-face{font-family:Own}' }))).rejects.toThrow(
    'assets/app.css declares a font (@font-face)',
  );
});

it('accepts and reports what a page may need: print styles, listeners that stay, the scrolling of the page', async () => {
  const files = {
    'assets/Chunk.js': `
      import { createGlobalStyle } from './styled.js';
      const print = '@media print';
      export const Alone = createGlobalStyle\`@media print{body *:not([data-ticket]){display:none}}\`;
      export const Also = createGlobalStyle\`\${print}{main{display:none}}\`;
      addEventListener('online', retry);
      export const open = () => void (document.body.style.overflow = 'hidden');`,
    'assets/styled.js': 'export const createGlobalStyle = String.raw;',
  };
  expect((await put(remote(files))).changed).toHaveProperty('mf-donate');
  expect(await effectsOf(files)).toEqual([
    'writes document.body.style.overflow',
    'never removes its listener for online',
    'has styles for body *:not in print',
    'has styles for main under a condition that is not known',
  ]);
});

it('finds nothing in what stays inside an area', async () => {
  expect(
    await effectsOf({
      'assets/Chunk.js': `
        import { styled } from './styled.js';
        const cache = '__mf_module_cache__', key = 'school:cart';
        globalThis[cache] ||= { share: {} };
        globalThis[cache].share ||= {};
        export const Card = styled.p\`h1,*{color:red}\`;
        export function show(window, { fetch }, [history] = []) {
          window.fetch = fetch; fetch.count = 1; history.pushState = null;
          localStorage.setItem(key, '1'); localStorage.setItem(\`\${key}:2\`, '1'); localStorage.getItem('theirs');
          location.href = '/donate'; document.title = 'Donate';
          const sheets = root.shadowRoot.adoptedStyleSheets;
        }
        export const text = 'window.fetch = 1; html{}';
        window.addEventListener('online', show, { once: true });
        document.addEventListener('click', show, { signal });`,
      'assets/styled.js': 'export const styled = {};',
      'assets/app.css': '@keyframes in{from{top:0}to{top:1px}} .card,#card p,[data-app="x"] h1{color:red}',
      'server/lazy.mjs': 'globalThis.fetch = null;',
    }),
  ).toEqual([]);
});

it('does not check the shell, to which the page belongs', async () => {
  const shell = builtShell('School', { 'assets/late.js': 'window.fetch = null;' });
  const store = folderStore(join(temporaryFolder(), 'site'));
  const { changed } = await deploy(store, [shell], { origin: 'http://site.example' }, new Date(0));
  expect(changed).toHaveProperty('shell');
});
