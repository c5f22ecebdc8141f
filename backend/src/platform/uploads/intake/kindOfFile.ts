import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import {
  headBytes,
  kindOfHead,
  mayBeTaken,
  type FoundKind,
  type UploadPurposeName,
} from '@school/shared/schemas/uploads';
import { strFromU8, unzipSync } from 'fflate';

/** Returns the type of a file by its content, regardless of its name; undefined when it is unknown. */
export async function kindOfFile(
  purpose: UploadPurposeName,
  open: () => Promise<Readable>,
): Promise<FoundKind | undefined> {
  const found = kindOfHead(await headOf(await open()));
  // A type that the form never accepts is not read completely.
  if (!found || !mayBeTaken(purpose, found)) return found;
  if (found === 'zip') return kindOfZip(await buffer(await open()));
  if (found === 'cfb') return kindOfCompoundFile(await buffer(await open()));
  return found;
}

async function headOf(bytes: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of bytes as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length >= headBytes) break;
  }
  return Buffer.concat(parts).subarray(0, headBytes);
}

const mostListingBytes = 1024 * 1024;

/**
 * Returns the type of a zip file from its directory at the end: programs write the entries in any order, and the first
 * one may be a photograph of any size.
 */
function kindOfZip(bytes: Uint8Array): FoundKind | undefined {
  const names: string[] = [];
  let listings: Record<string, Uint8Array>;
  try {
    listings = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        return isListing(name) && originalSize <= mostListingBytes;
      },
    });
  } catch {
    return undefined;
  }
  const listing = Object.values(listings)
    .map((text) => strFromU8(text))
    .join('\n');
  const has = (start: string) => names.some((name) => name.startsWith(start));
  if (/vnd\.oasis\.opendocument\.text/.test(listing)) return 'odt';
  if (/opendocument\.spreadsheet|spreadsheetml/.test(listing)) return 'spreadsheet';
  if (/opendocument\.presentation|presentationml/.test(listing)) return 'slides';
  if (/macroEnabled/i.test(listing)) return 'macros';
  if (listing !== '' && (/wordprocessingml\.document\.main/.test(listing) || has('word/'))) return 'docx';
  return has('Index/Document.iwa') || has('Index.zip') ? 'pages' : 'zip';
}

/** Office's own list of types, and OpenDocument's. */
const isListing = (name: string) => /^(\[content_types\]\.xml|mimetype)$/i.test(name);

/** The streams that identify the program of an old Office file; a protected file has its own. */
const streams: readonly (readonly [name: string, kind: FoundKind])[] = [
  ['EncryptedPackage', 'locked'],
  ['WordDocument', 'doc'],
  ['Workbook', 'spreadsheet'],
  ['PowerPoint Document', 'slides'],
];

/** Returns the type of an old Office file by the names in its directory. */
const kindOfCompoundFile = (bytes: Buffer): FoundKind =>
  streams.find(([name]) => bytes.includes(Buffer.from(name, 'utf16le')))?.[1] ?? 'cfb';
