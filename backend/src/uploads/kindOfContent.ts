import type { Readable } from 'node:stream';
import { fileKinds, type FileKindName } from '@school/shared/schemas/uploads';
import { fileTypeFromStream } from 'file-type/node';

const kindOfMime = new Map<string, FileKindName>(
  Object.entries(fileKinds).map(([name, kind]) => [
    'content' in kind ? kind.content : kind.mime,
    name as FileKindName,
  ]),
);

/** What a file is by its content, whatever it claims to be; undefined when it is none of ours. */
export async function kindOfContent(bytes: Readable): Promise<FileKindName | undefined> {
  const found = await fileTypeFromStream(bytes);
  return found && kindOfMime.get(found.mime);
}
