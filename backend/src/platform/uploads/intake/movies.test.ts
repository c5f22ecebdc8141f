import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { cleanMovie } from './cleanMovie';

const sample = (name: string) => readFileSync(join(import.meta.dirname, 'samples', name));

const box = (type: string, ...content: (string | Buffer)[]): Buffer => {
  const inside = Buffer.concat(content.map((part) => Buffer.from(part as string, 'latin1')));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + inside.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, inside]);
};

/** Adds bytes at the end of the file's index, which is its last box. */
function withInIndex(file: Buffer, extra: Buffer): Buffer {
  const at = file.indexOf('moov') - 4;
  const bytes = Buffer.concat([file, extra]);
  bytes.writeUInt32BE(file.readUInt32BE(at) + extra.length, at);
  return bytes;
}

async function cleaned(file: Buffer, step = file.length) {
  const parts = Array.from({ length: Math.ceil(file.length / step) }, (_, index) =>
    file.subarray(index * step, (index + 1) * step),
  );
  const { bytes, hasVideo } = cleanMovie(Readable.from(parts));
  return { content: await buffer(bytes), hasVideo: hasVideo() };
}

const place = '+05.6037-000.1870/';
const named = box(
  'udta',
  box('\xa9xyz', '\0\x12\x15\xc7', place),
  box('loci', 'Accra'),
  box('\xa9mak', 'Apple'),
);
const keyed = box('meta', box('keys', 'com.apple.quicktime.location.ISO6709'), box('ilst', place));

describe('a recording', () => {
  it.each([
    ['video-3gp5.mp4', true],
    ['voice-3gp4.m4a', false],
  ])('%s is recognised by its tracks', async (name, hasVideo) => {
    expect(await cleaned(sample(name))).toMatchObject({ hasVideo });
  });

  it.each([named, keyed])('loses place and device, and nothing else moves', async (extra) => {
    const file = sample('video-3gp5.mp4');
    const tagged = withInIndex(file, extra);
    const { content } = await cleaned(tagged);
    expect(content).toHaveLength(tagged.length);
    expect(content.toString('latin1')).not.toMatch(/ISO6709|05\.6037|Apple|Accra/);
    const index = file.indexOf('moov');
    expect(content.subarray(0, index - 4)).toEqual(file.subarray(0, index - 4));
  });

  it('loses its time', async () => {
    const file = sample('voice-3gp4.m4a');
    for (const type of ['mvhd', 'tkhd', 'mdhd'])
      file.fill(0x77, file.indexOf(type) + 8, file.indexOf(type) + 16);
    const { content } = await cleaned(file);
    for (const type of ['mvhd', 'tkhd', 'mdhd']) {
      const at = content.indexOf(type) + 8;
      expect(content.subarray(at, at + 8)).toEqual(Buffer.alloc(8));
    }
  });

  it.each([1, 7, 1000])('gives the same result in pieces of %i bytes', async (step) => {
    const file = Buffer.concat([
      withInIndex(sample('voice-3gp4.m4a'), named),
      box('uuid', 'XMP with a place'),
    ]);
    expect((await cleaned(file, step)).content).toEqual((await cleaned(file)).content);
    expect((await cleaned(file, step)).content.toString('latin1')).not.toContain('XMP');
  });

  it('that is truncated or no movie passes unchanged', async () => {
    for (const file of [
      sample('voice-3gp4.m4a').subarray(0, 18_000),
      Buffer.from('\0\0\0\x02moov, or not'),
    ]) {
      expect((await cleaned(file)).content).toHaveLength(file.length);
    }
  });
});
