import { indexedPng } from './png';
import { loadResvg } from './resvg';

/**
 * Makes a square PNG of a drawing that fills its box; the same drawing gives the same bytes on every machine.
 * @param size of a side, in pixels
 */
export async function drawIcon(svg: string, size: number): Promise<Uint8Array> {
  const Resvg = await loadResvg();
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render();
  return indexedPng(image.pixels, image.width, image.height);
}
