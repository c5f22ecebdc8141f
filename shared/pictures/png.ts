import { zlibSync } from 'fflate';

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
const INDEXED = 3;
const MOST_COLOURS = 256;
/** The most frequent colours are the drawing's own and stay unchanged. */
const OWN_COLOURS = 64;
/** Other colours that are nearer than this are merged. Squared distance. */
const ALIKE = 300;
const COMPRESSION = { level: 7, mem: 12 } as const;

/**
 * Encodes a picture as a PNG with at most 256 colours: drawings have few, and the rest comes from anti-aliased edges.
 * Compression is implemented in JavaScript, so that every machine produces the same bytes.
 * @param pixels RGBA, opaque
 */
export function indexedPng(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const pixels32 = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength / 4);
  const runs = runsOf(pixels32);
  const colours = chooseColours(runs);
  return Buffer.concat([
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', [...bytesOf(width), ...bytesOf(height), 8, INDEXED, 0, 0, 0]),
    chunk('PLTE', colours.flatMap(channelsOf)),
    chunk('IDAT', zlibSync(rowsOf(indicesOf(runs, colours, pixels32.length), width, height), COMPRESSION)),
    chunk('IEND', []),
  ]);
}

/** Consecutive pixels of one colour. Flat drawings have few runs. */
interface Run {
  readonly colour: number;
  readonly length: number;
}

function runsOf(pixels32: Uint32Array): Run[] {
  const runs: Run[] = [];
  let start = 0;
  for (let at = 1; at <= pixels32.length; at++) {
    if (pixels32[at] === pixels32[start]) continue;
    runs.push({ colour: pixels32[start] ?? 0, length: at - start });
    start = at;
  }
  return runs;
}

/** Returns the drawing's own colours, then the most frequent ones that are not near a chosen one. */
function chooseColours(runs: readonly Run[]): number[] {
  const counts = new Map<number, number>();
  for (const { colour, length } of runs) counts.set(colour, (counts.get(colour) ?? 0) + length);
  const byCount = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([colour]) => colour);
  if (byCount.length <= MOST_COLOURS) return byCount;
  const chosen = byCount.slice(0, OWN_COLOURS);
  for (const colour of byCount.slice(OWN_COLOURS)) {
    if (chosen.length === MOST_COLOURS) break;
    if (chosen.every((other) => distance(colour, other) > ALIKE)) chosen.push(colour);
  }
  return chosen;
}

/** Returns the palette index of each pixel, by exact or nearest colour. */
function indicesOf(runs: readonly Run[], colours: readonly number[], pixels: number): Uint8Array {
  const indexByColour = new Map(colours.map((colour, index) => [colour, index]));
  const indices = new Uint8Array(pixels);
  let at = 0;
  for (const { colour, length } of runs) {
    const index = indexByColour.get(colour) ?? nearestIndex(colours, colour);
    indexByColour.set(colour, index);
    indices.fill(index, at, at + length);
    at += length;
  }
  return indices;
}

/** Prefixes each row with a byte for "no filter". */
function rowsOf(indices: Uint8Array, width: number, height: number): Uint8Array {
  const rows = new Uint8Array(height * (width + 1));
  for (let y = 0; y < height; y++)
    rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return rows;
}

function nearestIndex(colours: readonly number[], colour: number): number {
  let best = 0;
  for (let index = 1; index < colours.length; index++)
    if (distance(colours[index] ?? 0, colour) < distance(colours[best] ?? 0, colour)) best = index;
  return best;
}

/** In little-endian words, red is the lowest byte. */
const channelsOf = (word: number): number[] => [word & 255, (word >> 8) & 255, (word >> 16) & 255];

function distance(a: number, b: number): number {
  const red = (a & 255) - (b & 255);
  const green = ((a >> 8) & 255) - ((b >> 8) & 255);
  const blue = ((a >> 16) & 255) - ((b >> 16) & 255);
  return red * red + green * green + blue * blue;
}

const bytesOf = (number: number): number[] => [24, 16, 8, 0].map((shift) => (number >>> shift) & 255);

function chunk(type: string, data: ArrayLike<number>): Uint8Array {
  const named = Buffer.concat([new TextEncoder().encode(type), Uint8Array.from(data)]);
  return Buffer.concat([
    Uint8Array.from(bytesOf(data.length)),
    named,
    Uint8Array.from(bytesOf(checksum(named))),
  ]);
}

/** The CRC-32 that PNG requires. */
function checksum(bytes: Uint8Array): number {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum;
}
