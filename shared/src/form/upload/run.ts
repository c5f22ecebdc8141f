import { formatBytes } from '../../format/bytes';
import type { FoundKind } from '../../schemas/uploads/foundKinds';
import { headBytes, kindOfHead } from '../../schemas/uploads/kindOfHead';
import { storageMessages } from '../../schemas/uploads/storageMessages';
import { uploadPurposes, type UploadPurposeName } from '../../schemas/uploads/uploadPurposes';
import { fitsPurpose, mayBeTaken, namedAsTaken, wrongTypeMessage } from '../../schemas/uploads/uploadRules';

/** The state of a file field. */
export type Run =
  | { state: 'idle'; note?: string | undefined }
  | { state: 'sending'; file: File; sent: number; cut: boolean }
  | Failed;

interface Failed {
  state: 'failed';
  name: string;
  size: number;
  /** The catalogue's message (spec, section 8), or which files are accepted. */
  message: string;
  /** The reason or what to do about it. */
  note?: string | undefined;
  /** The file, when a retry may help. */
  again?: File | undefined;
}

/** Returns why a file cannot be uploaded, before it is sent. */
export async function refusedFile(purpose: UploadPurposeName, file: File): Promise<Failed | undefined> {
  const { name, size } = file;
  const failed = { state: 'failed', name, size } as const;
  if (!fitsPurpose(purpose, size)) {
    const most = formatBytes(uploadPurposes[purpose].maxBytes);
    const note =
      size === 0 ? 'This file is empty.' : `This file is ${formatBytes(size)}, and the limit is ${most}.`;
    return { ...failed, message: storageMessages.wrong_file_size, note };
  }
  const found = await kindAtStart(file);
  const isTaken = found ? mayBeTaken(purpose, found) : namedAsTaken(purpose, file);
  return isTaken ? undefined : { ...failed, message: wrongTypeMessage(purpose, found) };
}

/** Detects a file's type by its first bytes. An unreadable file is found when it is sent. */
const kindAtStart = async (file: File): Promise<FoundKind | undefined> => {
  const head = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .catch(() => undefined);
  return head && kindOfHead(new Uint8Array(head));
};
