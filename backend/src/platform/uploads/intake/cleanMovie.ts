import type { Readable } from 'node:stream';

/** More than an index of any recording that we take. */
const mostIndexBytes = 32 * 1024 * 1024;

/** Where cameras write place, device and names. */
const personal = ['udta', 'meta', 'uuid', 'Xtra', 'ID32'];
const parents = ['trak', 'mdia'];
const dated = ['mvhd', 'tkhd', 'mdhd'];

export interface CleanMovie {
  bytes: AsyncGenerator<Buffer>;
  /** Whether there are moving pictures, once all bytes went through. */
  hasVideo(): boolean;
}

/**
 * Lets a file of the MP4 family through, and empties on the way what tells of place, device and time. Every box keeps
 * its length, so that nothing else in the file moves.
 */
export function cleanMovie(source: Readable): CleanMovie {
  let hasVideo = false;

  async function* through(): AsyncGenerator<Buffer> {
    let held: Buffer = Buffer.alloc(0);
    /** How much of the box under way is still to come, and whether it is emptied. */
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
  /** Bytes of its head. */
  head: number;
  /** Bytes, with its head. */
  size: number;
}

/** The box that begins there, or undefined while its head is not complete. */
function boxAt(bytes: Buffer, at: number): Box | undefined {
  if (bytes.length < at + 16)
    return bytes.length >= at + 8 && bytes.readUInt32BE(at) === 8 ? boxOf(bytes, at, 8, 8) : undefined;
  const short = bytes.readUInt32BE(at);
  if (short === 1) return boxOf(bytes, at, 16, Number(bytes.readBigUInt64BE(at + 8)));
  // 0 stands for the rest of the file; less than a head is no box, and the rest is left as it is.
  return boxOf(bytes, at, 8, short < 8 ? Infinity : short);
}

const boxOf = (bytes: Buffer, at: number, head: number, size: number): Box => ({
  type: bytes.toString('latin1', at + 4, at + 8),
  head,
  size: Math.max(size, head),
});

/** Empties what is personal among the boxes between two places. Returns whether one of them is a track of pictures. */
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
      // When it was made and changed: two numbers of 4 or, in version 1, of 8 bytes.
      content.subarray(4, content[0] === 1 ? 20 : 12).fill(0);
    } else if (box.type === 'hdlr') {
      hasVideo ||= content.toString('latin1', 8, 12) === 'vide';
    }
    at = end;
  }
  return hasVideo;
}
