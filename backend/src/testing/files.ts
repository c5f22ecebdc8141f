/** Small files that are what they say, as far as their first bytes tell. */
export const testFiles = {
  pdf: Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n'),
  /** The head of a picture. */
  jpg: Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), Buffer.alloc(300)]),
  /** The container of old Office files. */
  doc: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504)]),
  docx: zipOf(
    '[Content_Types].xml',
    '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  ),
  zip: zipOf('run.sh', 'rm -rf ~'),
  html: Buffer.from('<!doctype html><script>alert(document.domain)</script>'),
  /** The head of a program for Windows. */
  exe: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(510)]),
};

/** A zip file of one entry that is not compressed. */
function zipOf(name: string, content: string): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(name.length, 26);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  return Buffer.concat([header, Buffer.from(name), Buffer.from(content), end]);
}
