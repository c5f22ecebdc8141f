import { createMp3Encoder } from 'wasm-media-encoders';
import { RATE } from './voice';

/** Kilobits per second; one channel of a few voices needs no more. */
const BITRATE = 32;

type Encoder = Awaited<ReturnType<typeof createMp3Encoder>>;
let loading: Promise<Encoder> | undefined;

/** Encodes samples of one channel as an MP3 file. */
export async function encode(samples: Float32Array): Promise<Uint8Array> {
  const encoder = await (loading ??= createMp3Encoder());
  encoder.configure({ channels: 1, sampleRate: RATE, bitrate: BITRATE });
  // Copied because the encoder reuses its memory.
  const begun = Uint8Array.from(encoder.encode([samples]));
  return Buffer.concat([begun, encoder.finalize()]);
}

const FRAME = 576;
const FRAME_BYTES = (FRAME / 8) * ((BITRATE * 1000) / RATE);

/** Returns the playing time of a file of `encode` in milliseconds. */
export function durationOf(file: Uint8Array): number {
  return (Math.round(file.byteLength / FRAME_BYTES) * FRAME * 1000) / RATE;
}
