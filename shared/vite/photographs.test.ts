import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PhotographFile } from '../src/schemas/photographs/files';
import { photographFiles } from './photographs';

let folder: string;
const sample: PhotographFile = {
  file: 'people/sample.jpg',
  width: 600,
  height: 800,
  alt: 'A sample: two colours, one above the other.',
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'school-photographs-'));
  mkdirSync(join(folder, 'people'));
  // As a phone writes it: rotated, with orientation and author in its metadata.
  const photograph = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#7b1233' } })
    .composite([
      { input: { create: { width: 400, height: 600, channels: 3, background: '#f0b22e' } }, left: 0, top: 0 },
    ])
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  writeFileSync(join(folder, sample.file), photograph);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a photograph', () => {
  it('is generated in all its widths, each in three formats', () => {
    expect(Object.keys(photographFiles(folder, [sample]))).toEqual(
      [240, 480, 600].flatMap((width) =>
        ['avif', 'webp', 'jpg'].map((format) => `photographs/people/sample-${width}.${format}`),
      ),
    );
  });

  it.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpg', 'jpeg'],
  ])('is %s, upright, of that width, without metadata of its author', async (format, is) => {
    const make = photographFiles(folder, [sample])[`photographs/people/sample-240.${format}`];
    const made = await sharp(await make!()).metadata();
    expect(made).toMatchObject({ format: is, width: 240, height: 320 });
    expect(made.exif).toBeUndefined();
  });

  it('is never enlarged and at most 1600 pixels wide', () => {
    const widths = (width: number) =>
      Object.keys(photographFiles(folder, [{ ...sample, width }])).filter((file) => file.endsWith('.jpg'));
    expect(widths(200)).toEqual(['photographs/people/sample-200.jpg']);
    expect(widths(4000).at(-1)).toBe('photographs/people/sample-1600.jpg');
  });

  it.each([
    [{ file: 'people/gone.jpg' }, 'There is no photograph'],
    [{ width: 800, height: 600 }, 'is 600 × 800 pixels; its entry says 800 × 600'],
    [{ alt: ' ' }, 'has no description'],
  ])('with the entry %j fails the build', async (change, reason) => {
    const [make] = Object.values(photographFiles(folder, [{ ...sample, ...change }]));
    await expect(make!()).rejects.toThrow(reason);
  });
});
