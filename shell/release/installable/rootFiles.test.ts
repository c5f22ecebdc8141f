import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { palette } from '@school/shared/art/draw';
import { Resvg } from '@resvg/resvg-wasm';
import { favicon } from './favicon';
import { TOUCH_ICON } from './icons';
import { writeRootFiles } from './writeRootFiles';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'school-root-'));
  await writeRootFiles(folder);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, file));
const manifest = () => JSON.parse(read('manifest.webmanifest').toString()) as Manifest;

interface Manifest {
  readonly name: string;
  readonly short_name: string;
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly { src: string; sizes: string; purpose: string }[];
}

/** Decodes an icon: width, height, and the colour at a relative position. */
function pixels(png: Buffer) {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const image = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${image}" width="${width}" height="${height}"/></svg>`;
  const { pixels: bytes } = new Resvg(svg).render();
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
    return `#${Buffer.from(bytes.subarray(start, start + 3)).toString('hex')}`.toUpperCase();
  };
  return { width, height, at };
}

describe('the manifest', () => {
  it('has everything that makes a site installable', () => {
    expect(manifest()).toMatchObject({ start_url: '/', display: 'standalone' });
    expect(manifest().name.length).toBeGreaterThan(0);
    expect(manifest().short_name.length).toBeLessThanOrEqual(12);
    const offered = manifest().icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    for (const wanted of ['192x192 any', '512x512 any', '512x512 maskable'])
      expect(offered).toContain(wanted);
  });

  it('lists icons with their actual sizes', () => {
    for (const { src, sizes } of manifest().icons) {
      const { width, height } = pixels(read(src.slice(1)));
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
});

describe('the icons', () => {
  it('show the mark, in maskable ones within the safe area', () => {
    for (const { src, purpose } of manifest().icons) {
      const { at } = pixels(read(src.slice(1)));
      expect(at(0.01, 0.01)).toBe(palette.wine);
      expect(at(0.18, 0.18)).toBe(purpose === 'any' ? palette.paper : palette.wine);
    }
  });

  it('include one for Apple’s home screens and one for /favicon.ico', () => {
    const touch = pixels(read(TOUCH_ICON.file));
    expect([touch.width, touch.height]).toEqual([180, 180]);
    const ico = read('favicon.ico');
    expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
    const png = ico.subarray(ico.readUInt32LE(18));
    expect(png.length).toBe(ico.readUInt32LE(14));
    expect(pixels(png).width).toBe(32);
  });
});

describe('the offline page', () => {
  it('loads nothing and runs no script', () => {
    const page = read('offline.html').toString();
    expect(page).not.toMatch(/<script|\son\w+=|src="|<link/);
    for (const [, address = ''] of page.matchAll(/href="([^"]*)"/g))
      expect(address).toMatch(/^$|^(tel|mailto):|^#rest-/);
    for (const [, address = ''] of page.matchAll(/url\(([^)]*)\)/g)) expect(address).toMatch(/^(data:|#)/);
  });

  it('allows only its own styles', () => {
    const page = read('offline.html').toString();
    const css = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(css).digest('base64');
    expect(page).toContain(`style-src 'sha256-${hash}'`);
    expect(page.match(/<style/g)).toHaveLength(1);
    expect(page).not.toMatch(/\sstyle="/);
  });

  it('is small, because every visitor who reads on loads it', () => {
    expect(read('offline.html').length).toBeLessThan(12 * 1024);
    expect(read('sw.js').length).toBeLessThan(2 * 1024);
  });
});

it('is the same on every run, so that a build without changes has the same version', async () => {
  const before = readdirSync(folder).map((file) => [file, read(file)] as const);
  await writeRootFiles(folder);
  for (const [file, bytes] of before) expect(read(file).equals(bytes), file).toBe(true);
});

it('the mark is a standalone file', () => {
  expect(favicon()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
});
