import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { rateLimits, uploads } from '../../db/schema';
import { testApi } from '../../../testing/testApi';
import { compoundOf, testFiles, zipOf } from '../../../testing/files';
import { uploader } from '../../../testing/uploads';

const sample = (name: string) => readFileSync(join(import.meta.dirname, 'samples', name));
const wordTypes =
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

const api = testApi();
afterEach(async () => {
  await api.database.db.delete(rateLimits);
});

/** Sends a file and returns what is stored of it. */
async function store(purpose: string, name: string, bytes: Uint8Array) {
  const { id } = await uploader(api).stored({ purpose, name }, bytes);
  const [row] = await api.database.db.select().from(uploads).where(eq(uploads.id, id));
  const content = readFileSync(join(api.dataDir, 'uploads', row?.storageKey ?? ''));
  expect(row?.size).toBe(content.length);
  return { kind: row?.kind, content };
}

async function refusal(purpose: string, name: string, bytes: Uint8Array): Promise<string> {
  const up = uploader(api);
  const response = await up.put(await up.announce({ purpose, name, size: bytes.length }), bytes);
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  expect([response.status, error.code]).toEqual([422, 'wrong_file_type']);
  return error.message;
}

describe('a CV', () => {
  const photograph = Buffer.alloc(1_200_000, 7);
  it.each<[string, string, string, Uint8Array]>([
    [
      'Google Docs, which puts a large photograph first',
      'cv.docx',
      'docx',
      zipOf({
        'word/media/image1.jpeg': photograph,
        'word/document.xml': '<w:document/>',
        '_rels/.rels': '<Relationships/>',
        '[Content_Types].xml': wordTypes,
      }),
    ],
    [
      'Word of Microsoft 365, whose text has another name',
      'cv.docx',
      'docx',
      zipOf({
        'docProps/app.xml': '<Properties/>',
        '[Content_Types].xml': wordTypes.replace('document.xml', 'document2.xml'),
        'word/document2.xml': '<w:document/>',
      }),
    ],
    [
      'LibreOffice',
      'cv.odt',
      'odt',
      zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<office:document/>' }),
    ],
    ['WordPad', 'cv.doc', 'rtf', Buffer.from('{\\rtf1\\ansi Ama}')],
    [
      'a scanner that writes a line before the PDF',
      'cv',
      'pdf',
      Buffer.concat([Buffer.from('\r\n\r\n'), testFiles.pdf]),
    ],
    ['Word 97', 'cv.doc', 'doc', testFiles.doc],
  ])('of %s is accepted', async (_, name, kind, bytes) => {
    const stored = await store('cv', name, bytes);
    expect([stored.kind, stored.content.equals(bytes)]).toEqual([kind, true]);
  });

  it.each<[string, string, Uint8Array]>([
    [
      'a Word file with macros',
      'cv.docx',
      zipOf({
        '[Content_Types].xml': 'application/vnd.ms-word.document.macroEnabled.main+xml',
        'word/x': '',
      }),
    ],
    [
      'a spreadsheet',
      'cv.docx',
      zipOf({ '[Content_Types].xml': 'spreadsheetml.sheet.main+xml', 'xl/a': '' }),
    ],
    ['a spreadsheet', 'cv.doc', compoundOf('Workbook')],
    ['an Office file that is protected by a password', 'cv.docx', compoundOf('EncryptedPackage')],
    ['a Pages document', 'cv.pages', zipOf({ 'Index/Document.iwa': 'x' })],
    ['a HEIC picture', 'cv.pdf', sample('photo.heic')],
  ])('that is %s, called %s, is rejected with a message', async (found, name, bytes) => {
    expect(await refusal('cv', name, bytes)).toBe(
      `This is ${found}. Choose a file of this type: PDF, DOC or DOCX.`,
    );
  });
});

describe('a picture', () => {
  const exif = { IFD0: { Make: 'Fairphone', Model: 'FP5' }, IFD3: { GPSLatitudeRef: 'N' } };
  /** Red on its left and blue on its right, 40 by 20, rotated on its side. */
  const lying = () =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: '#0000ff' } })
      .composite([
        { input: { create: { width: 20, height: 20, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
      ])
      .withExif(exif)
      .withMetadata({ orientation: 6 });
  const traces = /Exif|GPS|Fairphone|Apple|http:\/\/ns\.adobe|Photoshop|ICC_PROFILE/;
  const expectClean = async (content: Buffer) => {
    const { exif: left, xmp, iptc, icc, orientation, comments } = await sharp(content).metadata();
    expect({ left, xmp, iptc, icc, orientation, comments }).toEqual({});
    expect(content.toString('latin1')).not.toMatch(traces);
  };
  const colorAt = async (content: Buffer, left: number, top: number) => [
    ...(await sharp(content).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
  ];

  it('of a phone loses place, device and time, and is upright', async () => {
    const original = sample('gps.jpg');
    const before = await sharp(original).metadata();
    expect([before.exif?.length, before.orientation]).toEqual([expect.any(Number), 6]);
    const { kind, content } = await store('competition_picture', 'gps.jpg', original);
    const { width, height } = await sharp(content).metadata();
    expect([kind, width, height]).toEqual(['jpg', before.height, before.width]);
    await expectClean(content);
  });

  it.each([
    ['jpg', () => lying().jpeg().toBuffer()],
    ['png', () => lying().png().toBuffer()],
    ['webp', () => lying().webp({ lossless: true }).toBuffer()],
    ['avif', () => lying().avif({ lossless: true }).toBuffer()],
  ])('as %s is rotated with its pixels', async (ending, make) => {
    const original = await make();
    expect(original.toString('latin1')).toContain('Fairphone');
    const { kind, content } = await store('competition_picture', `me.${ending}`, original);
    expect(kind).toBe(ending === 'png' ? 'png' : 'jpg');
    await expectClean(content);
    const { width, height } = await sharp(content).metadata();
    expect([width, height]).toEqual([20, 40]);
    const [top = [], bottom = []] = [await colorAt(content, 10, 4), await colorAt(content, 10, 35)];
    expect([top[0]! > 200, top[2]! < 60, bottom[0]! < 60, bottom[2]! > 200]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('keeps its colours without its colour profile', async () => {
    const green = { width: 16, height: 16, channels: 3 as const, background: '#30c040' };
    const wide = await sharp({ create: green }).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
    const { content } = await store('competition_picture', 'p3.jpg', wide);
    await expectClean(content);
    const [red = 0, middle = 0, blue = 0] = await colorAt(content, 8, 8);
    expect([Math.abs(red - 0x30), Math.abs(middle - 0xc0), Math.abs(blue - 0x40)].every((by) => by < 8)).toBe(
      true,
    );
  });

  it.each(['photo.heic', 'IMG_0001.JPG', 'photo'])('as HEIC, called %s, becomes a JPEG', async (name) => {
    const { kind, content } = await store('challenge_sheet', name, sample('photo.heic'));
    const { format, width, height } = await sharp(content).metadata();
    expect([kind, format, width, height]).toEqual(['jpg', 'jpeg', 800, 600]);
    await expectClean(content);
  });

  it.each(['photo.jfif', 'photo', 'photo.png'])('as JPEG may be called %s', async (name) => {
    expect(await store('competition_proof_of_age', name, testFiles.jpg)).toMatchObject({ kind: 'jpg' });
  });

  it('of a Samsung phone with a slightly invalid scan header is accepted', async () => {
    const photo = Buffer.from(testFiles.jpg);
    const scan = photo.indexOf(Buffer.from('ffda', 'hex'));
    // First and last coefficient and precision of a baseline scan: 0, 63, 0.
    photo.fill(0, scan + 2 + photo.readUInt16BE(scan + 2) - 3, scan + 2 + photo.readUInt16BE(scan + 2));
    await expect(sharp(photo, { failOn: 'warning' }).raw().toBuffer()).rejects.toThrow('Invalid SOS');
    expect(await store('competition_picture', 'selfie.jpg', photo)).toMatchObject({ kind: 'jpg' });
  });

  it('that would fill the memory is rejected before it is decoded', async () => {
    const bomb = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    bomb.writeUInt32BE(30_000, 16);
    bomb.writeUInt32BE(30_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    const heic = sample('photo.heic');
    const size = heic.indexOf('ispe') + 8;
    heic.writeUInt32BE(30_000, size);
    heic.writeUInt32BE(30_000, size + 4);
    expect(await refusal('competition_picture', 'bomb.png', bomb)).toMatch(/too many pixels/);
    expect(await refusal('competition_picture', 'bomb.heic', heic)).toMatch(/too many pixels|damaged/);
  });

  it.each([
    ['jpg', () => sample('gps.jpg').subarray(0, 3_000)],
    ['heic', () => sample('photo.heic').subarray(0, 700)],
  ])('as truncated %s is rejected with a message', async (ending, make) => {
    expect(await refusal('competition_picture', `cut.${ending}`, make())).toMatch(/damaged or incomplete/);
  });
});
