import { formatBytes } from '../../format/bytes';
import { descriptionOf, type FoundKind } from './foundKinds';
import { fileKinds, uploadPurposes, type FileKindName, type UploadPurposeName } from './uploadPurposes';

interface NamedFile {
  name: string;
  type: string;
}

const kindsOf = (purpose: UploadPurposeName): readonly FileKindName[] => [
  ...uploadPurposes[purpose].kinds,
  ...uploadPurposes[purpose].also,
];

/** Returns whether a purpose accepts files of a kind. */
export const takesKind = (purpose: UploadPurposeName, kind: string): kind is FileKindName =>
  (kindsOf(purpose) as readonly string[]).includes(kind);

/** Containers of old and new Office files. */
const holders: Readonly<Record<string, readonly FileKindName[]>> = { zip: ['docx', 'odt'], cfb: ['doc'] };

/**
 * Returns whether a purpose may accept a file with this signature; the content of a container is only known from the
 * whole file.
 */
export const mayBeTaken = (purpose: UploadPurposeName, found: FoundKind): boolean =>
  takesKind(purpose, found) || (holders[found] ?? []).some((kind) => takesKind(purpose, kind));

/** Returns the `accept` attribute of a file input. */
export const acceptOf = (purpose: UploadPurposeName): string =>
  kindsOf(purpose)
    .flatMap((kind) => [...fileKinds[kind].extensions.map((ending) => `.${ending}`), fileKinds[kind].mime])
    .filter((part, index, all) => all.indexOf(part) === index)
    .join(',');

/** Returns the hint of a file field: 'PDF, DOC or DOCX, up to 5 MB.' */
export const uploadHint = (purpose: UploadPurposeName): string =>
  `${labelsOf(purpose)}, up to ${formatBytes(uploadPurposes[purpose].maxBytes)}.`;

/** Returns the message for a file of a wrong type: its kind, if known, and the accepted kinds. */
export function wrongTypeMessage(purpose: UploadPurposeName, found?: FoundKind): string {
  const choose = `Choose a file of this type: ${labelsOf(purpose)}.`;
  return found ? `This is ${descriptionOf(found)}. ${choose}` : choose;
}

/** Returns whether a purpose accepts a file's name or announced type. Only its content decides what it is. */
export function namedAsTaken(purpose: UploadPurposeName, { name, type }: NamedFile): boolean {
  const ending = endingOf(name);
  return kindsOf(purpose).some((kind) => {
    const { extensions, mime } = fileKinds[kind];
    return mime === type || (extensions as readonly string[]).includes(ending);
  });
}

/** Returns whether a purpose accepts a file of this size; never an empty one. */
export const fitsPurpose = (purpose: UploadPurposeName, size: number): boolean =>
  size > 0 && size <= uploadPurposes[purpose].maxBytes;

/** Returns a file's name without misleading characters and with the extension of its actual type. */
export function honestFileName(name: string, kind: FileKindName): string {
  const { extensions } = fileKinds[kind];
  const plain = plainFileName(name);
  const ending = endingOf(plain);
  if ((extensions as readonly string[]).includes(ending)) return plain;
  return `${isConverted(ending, kind) ? plain.slice(0, -ending.length - 1) : plain}.${extensions[0]}`;
}

/** Returns whether an extension belongs to a kind that is converted to this one. */
const isConverted = (ending: string, kind: FileKindName): boolean =>
  Object.values(fileKinds).some(
    (other) =>
      'storedAs' in other &&
      other.storedAs === kind &&
      (other.extensions as readonly string[]).includes(ending),
  );

const longestName = 120;

/** Returns a file's name on one line, without folders, control characters and direction marks. */
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
  const labels = uploadPurposes[purpose].kinds.map((kind) => fileKinds[kind].label);
  const last = labels[labels.length - 1] ?? '';
  return labels.length < 2 ? last : `${labels.slice(0, -1).join(', ')} or ${last}`;
}
