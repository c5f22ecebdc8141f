import { Zip, ZipDeflate } from 'fflate';
import type { Piece } from './archiveParts';

/**
 * Pieces as a ZIP archive that is made while it is sent: no more of it is held than the reader has not taken yet. A piece
 * that cannot be had breaks the stream off, so that nobody takes half of an archive for all of it.
 */
export function zipStream(pieces: AsyncGenerator<Piece>): ReadableStream<Uint8Array> {
  const made: Uint8Array[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else made.push(chunk);
  });
  let open: { path: string; file: ZipDeflate } | undefined;
  let isOver = false;

  const take = ({ path, bytes, isLast }: Piece) => {
    if (open?.path !== path) {
      open = { path, file: new ZipDeflate(path, { level: 6 }) };
      zip.add(open.file);
    }
    open.file.push(bytes, isLast);
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
        if (failure) throw failure;
      }
      for (const chunk of made.splice(0)) controller.enqueue(chunk);
      if (isOver) controller.close();
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
