import { formatBytes } from '../../format/bytes';
import { fileKinds, uploadPurposes, type FileKindName, type UploadPurposeName } from './uploadPurposes';

interface AnnouncedFile {
  name: string;
  type: string;
}

const kindsOf = (purpose: UploadPurposeName): readonly FileKindName[] => uploadPurposes[purpose].kinds;

/** What a file input accepts, as its `accept`. */
export const acceptOf = (purpose: UploadPurposeName): string =>
  kindsOf(purpose)
    .flatMap((kind) => [...fileKinds[kind].extensions.map((ending) => `.${ending}`), fileKinds[kind].mime])
    .join(',');

/** The hint under a file field: 'PDF, DOC or DOCX, up to 5 MB.' */
export const uploadHint = (purpose: UploadPurposeName): string =>
  `${labelsOf(purpose)}, up to ${formatBytes(uploadPurposes[purpose].maxBytes)}.`;

/** Said of a file of any other kind. */
export const wrongTypeMessage = (purpose: UploadPurposeName): string =>
  `Choose a file of this type: ${labelsOf(purpose)}.`;

/**
 * The kind that a file claims to be, if the purpose takes it. The ending of its name decides, and only without one the
 * announced type; what it really is, its content says.
 */
export function announcedKind(
  purpose: UploadPurposeName,
  { name, type }: AnnouncedFile,
): FileKindName | undefined {
  const ending = endingOf(name);
  return kindsOf(purpose).find((kind) => {
    const { extensions, mime } = fileKinds[kind];
    return ending === '' ? mime === type : (extensions as readonly string[]).includes(ending);
  });
}

/** Whether a purpose takes files of this size; an empty one never. */
export const fitsPurpose = (purpose: UploadPurposeName, size: number): boolean =>
  size > 0 && size <= uploadPurposes[purpose].maxBytes;

/** A file's name without what could deceive a person who reads or saves it, and with the ending of what it really is. */
export function honestFileName(name: string, kind: FileKindName): string {
  const { extensions } = fileKinds[kind];
  const plain = plainFileName(name);
  const honest = (extensions as readonly string[]).includes(endingOf(plain));
  return honest ? plain : `${plain}.${extensions[0]}`;
}

const longestName = 120;

/** A file's name on one line and without folders, control characters and marks that turn the direction of writing. */
export function plainFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/^.*[/\\]/, '')
    .replace(/^[.\s]+/, '')
    .trim();
  return plain === '' ? 'file' : [...plain].slice(-longestName).join('');
}

const endingOf = (name: string): string => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

function labelsOf(purpose: UploadPurposeName): string {
  const labels = kindsOf(purpose).map((kind) => fileKinds[kind].label);
  const last = labels.at(-1) ?? '';
  return labels.length < 2 ? last : `${labels.slice(0, -1).join(', ')} or ${last}`;
}
