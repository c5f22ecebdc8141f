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

/** The most that one may weigh, in bytes: it is fetched anew by everybody who is shown the link. */
const LIMIT = 60 * 1024;

describe('a picture for sharing', () => {
  it('is a PNG of 1200 by 630 that is light', async () => {
    const png = Buffer.from((await pictureDrawer())(picture));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(LIMIT);
  });

  it('has the same bytes every time, and others when a word changes', async () => {
    const draw = await pictureDrawer();
    const once = Buffer.from(draw(picture));
    expect(once.equals(draw(picture))).toBe(true);
    expect(once.equals(draw({ ...picture, title: 'Pianos' }))).toBe(false);
    expect(once.equals(draw({ ...picture, line: 'Ten fingers.' }))).toBe(false);
  });

  it('does not cut words off: what is too long is refused', async () => {
    const draw = await pictureDrawer();
    expect(() => draw({ ...picture, title: 'word '.repeat(60).trim() })).toThrow('is too long for a picture');
  });
});
