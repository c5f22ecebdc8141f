import { formatBytes } from '../../format/bytes';
import { storageMessages } from '../../schemas/uploads/storageMessages';
import { uploadPurposes, type UploadPurposeName } from '../../schemas/uploads/uploadPurposes';
import { announcedKind, fitsPurpose, wrongTypeMessage } from '../../schemas/uploads/uploadRules';

/** What a file field is doing. */
export type Run =
  | { state: 'idle'; note?: string | undefined }
  | { state: 'sending'; file: File; sent: number; cut: boolean }
  | Failed;

interface Failed {
  state: 'failed';
  name: string;
  size: number;
  /** The catalogue's words (spec, section 8), or what to choose instead. */
  message: string;
  /** What the person can do about it, or why it is so. */
  note?: string | undefined;
  /** The file itself, when trying again may help. */
  again?: File | undefined;
}

/** Why a file need not even be sent. */
export function refusedFile(purpose: UploadPurposeName, { name, size, type }: File): Failed | undefined {
  const failed = { state: 'failed', name, size } as const;
  if (!announcedKind(purpose, { name, type })) return { ...failed, message: wrongTypeMessage(purpose) };
  if (fitsPurpose(purpose, size)) return undefined;
  const most = formatBytes(uploadPurposes[purpose].maxBytes);
  const note =
    size === 0 ? 'This file is empty.' : `This file has ${formatBytes(size)}, and ${most} is the most.`;
  return { ...failed, message: storageMessages.wrong_file_size, note };
}
