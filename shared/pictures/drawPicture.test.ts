import { describe, expect, it } from 'vitest';
import { tile } from '../src/art/draw';
import type { SharePicture } from '../src/render/picture';
import { pictureDrawer } from './drawPicture';

const picture: SharePicture = {
  title: 'Piano',
  line: 'Ten fingers, a whole orchestra & the best seat.',
  ground: 'gold',
  strip: { rhythm: 'kpanlogo' },
  art: { svg: tile({ of: 'piano', id: 'art' }) },
  alt: 'A grand piano',
};

/** The largest size in bytes: every recipient of a link downloads the picture. */
const LIMIT = 60 * 1024;

describe('sharing pictures', () => {
  it('are small PNGs of 1200 by 630 pixels', async () => {
    const png = Buffer.from((await pictureDrawer())(picture));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(LIMIT);
  });

  it('have stable bytes that change with the text', async () => {
    const draw = await pictureDrawer();
    const once = Buffer.from(draw(picture));
    expect(once.equals(draw(picture))).toBe(true);
    expect(once.equals(draw({ ...picture, title: 'Pianos' }))).toBe(false);
    expect(once.equals(draw({ ...picture, line: 'Ten fingers.' }))).toBe(false);
  });

  it('are refused when the text does not fit', async () => {
    const draw = await pictureDrawer();
    expect(() => draw({ ...picture, title: 'word '.repeat(60).trim() })).toThrow('is too long for a picture');
  });
});
