import { Zip, ZipDeflate } from 'fflate';
import type { Piece } from './archiveParts';

/** Limits of the ZIP format without ZIP64: bytes of the archive or of one file, and number of files. */
const largest = { bytes: 2 ** 32 - 2, files: 2 ** 16 - 2 };

/**
 * Streams pieces as a ZIP archive, holding only what the reader has not taken yet. A failing piece or too large an
 * archive breaks the stream off, so that a partial archive is not taken for a complete one.
 */
export function zipStream(pieces: AsyncGenerator<Piece>, most = largest): ReadableStream<Uint8Array> {
  const made: Uint8Array[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else {
      made.push(chunk);
      written += chunk.length;
    }
  });
  let open: { path: string; file: ZipDeflate; size: number } | undefined;
  let written = 0;
  let files = 0;
  let isOver = false;

  const take = ({ path, bytes, isLast }: Piece) => {
    if (open?.path !== path) {
      open = { path, file: new ZipDeflate(path, { level: 6 }), size: 0 };
      files++;
      zip.add(open.file);
    }
    open.size += bytes.length;
    open.file.push(bytes, isLast);
    if (files > most.files || Math.max(written, open.size) > most.bytes)
      failure = new Error(`An archive holds at most ${most.files} files and ${most.bytes} bytes`);
  };

  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      while (made.length === 0 && !isOver) {
        const { value, done } = await pieces.next();
        if (value) take(value);
        if (done) {
          zip.end();
          isOver = true;
        }
        if (failure) {
          await pieces.return(undefined);
          throw failure;
        }
      }
      for (const chunk of made.splice(0)) controller.enqueue(chunk);
      if (isOver) controller.close();
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
