import { indexedPng } from './png';
import { loadResvg } from './resvg';

/**
 * Renders a drawing as a square PNG. The same drawing gives the same bytes on every machine.
 * @param size of a side, in pixels
 */
export async function drawIcon(svg: string, size: number): Promise<Uint8Array> {
  const Resvg = await loadResvg();
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render();
  return indexedPng(image.pixels, image.width, image.height);
}
