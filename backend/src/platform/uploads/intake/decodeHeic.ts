import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { within } from '../../core/within';

/** The pixels of a picture. */
export interface Decoded {
  data: Uint8Array;
  width: number;
  height: number;
}

/**
 * Runs in its own thread, which can be terminated: the decoder is WebAssembly and does not yield. It is text, since the
 * backend is built into one file. The decoder rotates the picture as its file says.
 */
const program = `
const { parentPort, workerData } = require('node:worker_threads');
const libheif = require(workerData.decoder);
const images = new libheif.HeifDecoder().decode(workerData.bytes);
const image = images.find((each) => each.is_primary()) ?? images[0];
const width = image?.get_width() ?? 0;
const height = image?.get_height() ?? 0;
if (!(width * height > 0 && width * height <= workerData.mostPixels)) {
  parentPort.postMessage({ width, height });
} else {
  const data = new Uint8ClampedArray(width * height * 4);
  image.display({ data, width, height }, (shown) =>
    parentPort.postMessage(shown ? { width, height, data } : {}, shown ? [data.buffer] : []),
  );
}
`;

/** Decodes a HEIC or HEIF picture into RGBA. @throws Error when it is damaged, too large or takes too long */
export async function decodeHeic(bytes: Uint8Array, mostPixels: number, ms: number): Promise<Decoded> {
  const decoder = createRequire(import.meta.url).resolve('libheif-js/wasm-bundle');
  const worker = new Worker(program, {
    eval: true,
    execArgv: [],
    // The decoder writes about damaged files to the console.
    stdout: true,
    stderr: true,
    workerData: { decoder, bytes, mostPixels },
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const answer = new Promise<Partial<Decoded>>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The decoder ended without a picture')));
  });
  try {
    const { data, width = 0, height = 0 } = await within(ms, answer, () => new Error('It took too long'));
    if (data) return { data, width, height };
    throw new Error(width * height > mostPixels ? 'It exceeds the pixel limit' : 'It cannot be decoded');
  } finally {
    await worker.terminate();
  }
}
