import { strToU8, zipSync } from 'fflate';

/** Small files with valid first bytes of their type. */
export const testFiles = {
  pdf: Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n'),
  /** A complete picture of 16 by 16 pixels. */
  jpg: Buffer.from(
    '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAQABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCqAiGP/9k=',
    'base64',
  ),
  /** The container of old Office files, with the name of a part in its directory. */
  doc: compoundOf('WordDocument'),
  docx: zipOf({
    '[Content_Types].xml':
      '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    'word/document.xml': '<w:document/>',
  }),
  zip: zipOf({ 'run.sh': 'rm -rf ~' }),
  html: Buffer.from('<!doctype html><script>alert(document.domain)</script>'),
  /** The header of a program for Windows. */
  exe: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(510)]),
};

/** Returns a zip file with uncompressed entries, in their order. */
export function zipOf(entries: Record<string, string | Uint8Array>): Buffer {
  const files = Object.entries(entries).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(files) as Record<string, Uint8Array>, { level: 0 }));
}

/** Returns the beginning of an old Office file with one name in its directory. */
export function compoundOf(stream: string): Buffer {
  const directory = Buffer.alloc(504);
  directory.write(stream, 128, 'utf16le');
  return Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), directory]);
}
