import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publicAccess, type RouteEntry } from '../src/contract';
import { writeAppManifest } from './appManifest';
import { checkFederation, checkLeftOut, checkNoReact, checkPageScripts, DEFAULT_BUDGET } from './checks';
import { readChunks } from './chunks';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'school-build-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(file: string, content: string | Buffer) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

/** Returns incompressible text of a size in KB. */
const kilobytes = (number: number) => randomBytes(number * 1024);

describe('page script budget', () => {
  beforeEach(() => {
    put('a.js', kilobytes(3));
    put('b.js', kilobytes(4));
    put('spaces.js', ' '.repeat(500_000));
  });

  it('counts the compressed size of all scripts of the page', async () => {
    await checkPageScripts(folder, { './Page.tsx': ['a.js', 'b.js', 'spaces.js'] }, atMost(8));
    await expect(checkPageScripts(folder, { './Page.tsx': ['a.js', 'b.js'] }, atMost(6))).rejects.toThrow(
      'The scripts of ./Page.tsx together: 7.0 KB (brotli); the budget is 6 KB',
    );
  });

  it('applies to each page separately', async () => {
    await checkPageScripts(folder, { './A.tsx': ['a.js'], './B.tsx': ['b.js'] }, atMost(5));
    await expect(
      checkPageScripts(folder, { './A.tsx': ['a.js'], './B.tsx': ['b.js'] }, atMost(3.5)),
    ).rejects.toThrow('./B.tsx');
  });

  it('can be lower for single pages and must name existing pages', async () => {
    const pages = { './A.tsx': ['a.js'], './B.tsx': ['b.js'] };
    await expect(checkPageScripts(folder, pages, atMost(5, { './B.tsx': 3.5 }))).rejects.toThrow(
      'The scripts of ./B.tsx together: 4.0 KB (brotli); the budget is 3.5 KB',
    );
    await expect(checkPageScripts(folder, pages, atMost(5, { './C.tsx': 9 }))).rejects.toThrow(
      'There is a budget for ./C.tsx, but no such page',
    );
  });
});

const atMost = (pageScripts: number, pages: Readonly<Record<string, number>> = {}) => ({
  pageScripts,
  pages,
});

describe('federation budget', () => {
  it('is 15 KB gzip in total', async () => {
    put('a.js', kilobytes(8));
    put('b.js', kilobytes(8));
    expect(DEFAULT_BUDGET.federation).toBe(15);
    await checkFederation(folder, ['a.js'], 15);
    await expect(checkFederation(folder, ['a.js', 'b.js'], 15)).rejects.toThrow(
      /16\.\d KB \(gzip\); the budget is 15 KB/,
    );
  });
});

describe('a remote that bundles React', () => {
  it('is refused with the name of the file', async () => {
    put('assets/Page.js', 'const type = Symbol.for("react.transitional.element");');
    await expect(checkNoReact(folder)).rejects.toThrow(/^assets\/Page\.js contains React/);
  });

  it('is accepted when only its render module bundles it', async () => {
    put('server/render.mjs', 'Symbol.for("react.transitional.element")');
    put('server/assets/a.js', 'Symbol.for("react.transitional.element")');
    put('assets/Page.js', 'export const words = "We react to music";');
    await expect(checkNoReact(folder)).resolves.toBeUndefined();
  });
});

describe('an excluded package', () => {
  it('is refused when it is bundled', async () => {
    put('assets/Checkout.js', 'e.isAxiosError=!0');
    await expect(checkLeftOut(folder)).rejects.toThrow(/^assets\/Checkout\.js contains axios/);
  });

  it('may be mentioned', async () => {
    put('assets/Page.js', 'export const words = "Without axios";');
    await expect(checkLeftOut(folder)).resolves.toBeUndefined();
  });
});

describe('app manifest', () => {
  const route = (page: string): RouteEntry => ({
    id: page,
    path: `/${page}`,
    page: `./${page}.tsx`,
    title: page,
    description: page,
    frame: 'site',
    access: publicAccess,
    prerender: true,
  });

  beforeEach(() => {
    const chunk = (file: string, ...imports: string[]) => ({ file, imports });
    put(
      '.vite/manifest.json',
      JSON.stringify({
        'src/lifecycles.ts': chunk('assets/lifecycles.js', '_kit.js'),
        '_kit.js': chunk('assets/kit.js', 'src/lifecycles.ts'),
        'src/GivePage.tsx': chunk('assets/GivePage.js', '_kit.js', '_form.js'),
        '_form.js': chunk('assets/form.js'),
        'src/OtherPage.tsx': chunk('assets/OtherPage.js'),
      }),
    );
  });

  it('lists the scripts of each page once and no others', async () => {
    const { preloads } = await writeAppManifest(
      folder,
      'mf-a',
      [route('GivePage')],
      await readChunks(folder),
    );
    expect(preloads).toEqual({
      './GivePage.tsx': ['assets/lifecycles.js', 'assets/kit.js', 'assets/GivePage.js', 'assets/form.js'],
    });
  });

  it('cannot contain a route to a missing page', async () => {
    await expect(
      writeAppManifest(folder, 'mf-a', [route('GonePage')], await readChunks(folder)),
    ).rejects.toThrow('mf-a has a route to ./GonePage.tsx, but no such page is in its build');
  });
});
