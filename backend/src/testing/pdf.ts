import { inflateSync } from 'node:zlib';
import { decodeQR } from 'qr/decode.js';

interface PdfPage {
  readonly text: string;
  /** What its QR code says. */
  readonly code: string;
}

/** Reads the pages of a PDF of tickets as a person with a phone does. */
export function pdfPages(pdf: Buffer): PdfPage[] {
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of pdf.toString('latin1').matchAll(/\n(\d+) 0 obj\n(.*?)\nendobj/gs))
    objects.set(id, body);
  const at = (body: string, name: string) => {
    const [, id = ''] = new RegExp(`/${name} (\\d+) 0 R`).exec(body) ?? [];
    return objects.get(id) ?? '';
  };
  return [...objects.values()]
    .filter((body) => body.includes('/Type /Page\n'))
    .map((page) => {
      const content = streamOf(at(page, 'Contents'));
      const resources = at(page, 'Resources');
      let letters = new Map<string, string>();
      let text = '';
      for (const [, font, glyphs = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
        if (font) letters = lettersOf(streamOf(at(at(resources, font), 'ToUnicode')));
        else
          text += `${[...glyphs.matchAll(/<(\w+)>/g)].map(([, hex = '']) => read(hex, letters)).join('')}\n`;
      }
      return { text, code: codeIn(content) };
    });
}

const streamOf = (body: string): string => {
  const [, bytes = ''] = /stream\n(.*)\nendstream/s.exec(body) ?? [];
  return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
};

/** Returns what the glyphs of a font stand for: pdfkit lists them in their order. */
function lettersOf(map: string): Map<string, string> {
  const ranges = [...map.matchAll(/<(\w{4})> <\w{4}> \[(.*?)\]/g)];
  return new Map(
    ranges.flatMap(([, from = '', list = '']) =>
      [...list.matchAll(/<([\w ]*)>/g)].map(([, hex = ''], at): [string, string] => [
        (parseInt(from, 16) + at).toString(16).padStart(4, '0'),
        Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ]),
    ),
  );
}

const read = (hex: string, letters: ReadonlyMap<string, string>): string =>
  (hex.match(/.{4}/g) ?? []).map((glyph) => letters.get(glyph) ?? '').join('');

/** Reads the squares of a page like a camera: eight pixels each, dark on light. */
function codeIn(content: string): string {
  const squares = [...content.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) \3 re/g)].map((found) =>
    found.slice(1).map(Number),
  );
  const [left = 0, top = 0, module = 1] = [0, 1, 2].map((part) =>
    Math.min(...squares.map((one) => one[part]!)),
  );
  const dark = squares.map(([x = 0, y = 0]) => [
    Math.round((x - left) / module) + 4,
    Math.round((y - top) / module) + 4,
  ]);
  const side = (Math.max(...dark.flat()) + 5) * 8;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [x = 0, y = 0] of dark)
    for (let line = y * 8; line < y * 8 + 8; line++)
      data.fill(0, (line * side + x * 8) * 4, (line * side + x * 8 + 8) * 4);
  return decodeQR({ width: side, height: side, data });
}
