import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import {
  headBytes,
  kindOfHead,
  mayBeTaken,
  type FoundKind,
  type UploadPurposeName,
} from '@school/shared/schemas/uploads';
import { kindOfCompoundFile, kindOfZip } from './officeFiles';

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
