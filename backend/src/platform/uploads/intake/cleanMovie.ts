import type { Readable } from 'node:stream';

/** Larger than the index of any accepted recording. */
const mostIndexBytes = 32 * 1024 * 1024;

/** Boxes in which cameras write place, device and names. */
const personal = ['udta', 'meta', 'uuid', 'Xtra', 'ID32'];
const parents = ['trak', 'mdia'];
const dated = ['mvhd', 'tkhd', 'mdhd'];

export interface CleanMovie {
  bytes: AsyncGenerator<Buffer>;
  /** Returns whether there is a video track, after all bytes have passed. */
  hasVideo(): boolean;
}

/**
 * Passes a file of the MP4 family through and blanks place, device and time. Every box keeps its length, so that
 * nothing else in the file moves.
 */
export function cleanMovie(source: Readable): CleanMovie {
  let hasVideo = false;

  async function* through(): AsyncGenerator<Buffer> {
    let held: Buffer = Buffer.alloc(0);
    /** Remaining bytes of the current box, and whether they are blanked. */
    let left = 0;
    let empties = false;
    for await (const part of source as AsyncIterable<Buffer>) {
      held = held.length === 0 ? part : Buffer.concat([held, part]);
      while (held.length > 0) {
        if (left > 0) {
          const piece = held.subarray(0, Math.min(left, held.length));
          held = held.subarray(piece.length);
          left -= piece.length;
          yield empties ? Buffer.alloc(piece.length) : piece;
          continue;
        }
        const box = boxAt(held, 0);
        if (!box) break;
        if (box.type === 'moov' && box.size <= mostIndexBytes) {
          if (held.length < box.size) break;
          const index = Buffer.from(held.subarray(0, box.size));
          hasVideo = cleanBoxes(index, box.head, index.length) || hasVideo;
          held = held.subarray(box.size);
          yield index;
          continue;
        }
        empties = personal.includes(box.type);
        const head = Buffer.from(held.subarray(0, box.head));
        if (empties) head.write('free', 4, 'latin1');
        held = held.subarray(box.head);
        left = box.size - box.head;
        yield head;
      }
    }
    if (held.length > 0) yield held;
  }

  return { bytes: through(), hasVideo: () => hasVideo };
}

interface Box {
  type: string;
  /** Bytes of its header. */
  head: number;
  /** Bytes, including its header. */
  size: number;
}

/** Returns the box at a position, or undefined while its header is incomplete. */
function boxAt(bytes: Buffer, at: number): Box | undefined {
  if (bytes.length < at + 16)
    return bytes.length >= at + 8 && bytes.readUInt32BE(at) === 8 ? boxOf(bytes, at, 8, 8) : undefined;
  const short = bytes.readUInt32BE(at);
  if (short === 1) return boxOf(bytes, at, 16, Number(bytes.readBigUInt64BE(at + 8)));
  // 0 means the rest of the file. Less than a header is no box, and the rest remains unchanged.
  return boxOf(bytes, at, 8, short < 8 ? Infinity : short);
}

const boxOf = (bytes: Buffer, at: number, head: number, size: number): Box => ({
  type: bytes.toString('latin1', at + 4, at + 8),
  head,
  size: Math.max(size, head),
});

/** Blanks the personal boxes between two positions. Returns whether one of them is a video track. */
function cleanBoxes(bytes: Buffer, from: number, to: number): boolean {
  let hasVideo = false;
  for (let at = from; at + 8 <= to;) {
    const box = boxAt(bytes, at) ?? boxOf(bytes, at, 8, bytes.readUInt32BE(at));
    const end = Math.min(at + box.size, to);
    const content = bytes.subarray(at + box.head, end);
    if (personal.includes(box.type)) {
      bytes.write('free', at + 4, 'latin1');
      content.fill(0);
    } else if (parents.includes(box.type)) {
      hasVideo = cleanBoxes(bytes, at + box.head, end) || hasVideo;
    } else if (dated.includes(box.type)) {
      // Times of creation and change: two numbers of 4 bytes or, in version 1, of 8 bytes.
      content.subarray(4, content[0] === 1 ? 20 : 12).fill(0);
    } else if (box.type === 'hdlr') {
      hasVideo ||= content.toString('latin1', 8, 12) === 'vide';
    }
    at = end;
  }
  return hasVideo;
}
