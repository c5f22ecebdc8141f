import { paint } from '@school/shared/art/draw';
import { drawIcon } from '../../../shared/pictures/drawIcon';
import { favicon } from './favicon';

/** An icon file of the site. */
export interface Icon {
  readonly file: string;
  /** Of a side, in pixels. */
  readonly size: number;
  /** Space around the mark, in units of its 44. */
  readonly margin: number;
  readonly purpose?: 'any' | 'maskable';
}

/** A mask may crop everything outside a circle of four fifths of the width, which must contain the mark's corners. */
const SAFE = 10;

/** The icons of an installed site. */
export const MANIFEST_ICONS = [
  { file: 'icon-192.png', size: 192, margin: 0, purpose: 'any' },
  { file: 'icon-512.png', size: 512, margin: 0, purpose: 'any' },
  { file: 'icon-maskable-192.png', size: 192, margin: SAFE, purpose: 'maskable' },
  { file: 'icon-maskable-512.png', size: 512, margin: SAFE, purpose: 'maskable' },
] as const satisfies readonly Icon[];

/** For Apple's home screens, which round its corners. */
export const TOUCH_ICON: Icon = { file: 'apple-touch-icon.png', size: 180, margin: 4 };

/** For programs that request only `/favicon.ico`. */
const SMALL: Icon = { file: 'favicon.ico', size: 32, margin: 0 };

/** Returns all icons with their bytes. */
export async function drawIcons(): Promise<readonly { readonly file: string; readonly bytes: Uint8Array }[]> {
  const icons = [];
  for (const icon of [...MANIFEST_ICONS, TOUCH_ICON])
    icons.push({ file: icon.file, bytes: await draw(icon) });
  icons.push({ file: SMALL.file, bytes: inIco(await draw(SMALL), SMALL.size) });
  return icons;
}

function draw({ size, margin }: Icon): Promise<Uint8Array> {
  const side = 44 + 2 * margin;
  const ground = `<rect x="${-margin}" y="${-margin}" width="${side}" height="${side}" fill="${paint('wine')}"/>`;
  const svg = favicon()
    .replace('viewBox="0 0 44 44"', `viewBox="${-margin} ${-margin} ${side} ${side}"`)
    .replace(/^<svg[^>]*>/, (open) => open + ground);
  return drawIcon(svg, size);
}

/** Wraps a PNG in an ICO container. */
function inIco(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of images
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
