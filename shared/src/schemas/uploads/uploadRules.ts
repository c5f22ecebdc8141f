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

/** Whether a purpose takes files of this kind. */
export const takesKind = (purpose: UploadPurposeName, kind: string): kind is FileKindName =>
  (kindsOf(purpose) as readonly string[]).includes(kind);

/** Old and new Office files are told apart by what these hold. */
const holders: Readonly<Record<string, readonly FileKindName[]>> = { zip: ['docx', 'odt'], cfb: ['doc'] };

/** Whether a purpose may take a file that begins so: what a container holds is only known from the whole file. */
export const mayBeTaken = (purpose: UploadPurposeName, found: FoundKind): boolean =>
  takesKind(purpose, found) || (holders[found] ?? []).some((kind) => takesKind(purpose, kind));

/** What a file input accepts, as its `accept`. */
export const acceptOf = (purpose: UploadPurposeName): string =>
  kindsOf(purpose)
    .flatMap((kind) => [...fileKinds[kind].extensions.map((ending) => `.${ending}`), fileKinds[kind].mime])
    .filter((part, index, all) => all.indexOf(part) === index)
    .join(',');

/** The hint under a file field: 'PDF, DOC or DOCX, up to 5 MB.' */
export const uploadHint = (purpose: UploadPurposeName): string =>
  `${labelsOf(purpose)}, up to ${formatBytes(uploadPurposes[purpose].maxBytes)}.`;

/** Said of a file that the purpose does not take: what came, where that is found out, and what to choose instead. */
export function wrongTypeMessage(purpose: UploadPurposeName, found?: FoundKind): string {
  const choose = `Choose a file of this type: ${labelsOf(purpose)}.`;
  return found ? `This is ${descriptionOf(found)}. ${choose}` : choose;
}

/** Whether a file's name or announced type is one that the purpose takes; only its content decides what it is. */
export function namedAsTaken(purpose: UploadPurposeName, { name, type }: NamedFile): boolean {
  const ending = endingOf(name);
  return kindsOf(purpose).some((kind) => {
    const { extensions, mime } = fileKinds[kind];
    return mime === type || (extensions as readonly string[]).includes(ending);
  });
}

/** Whether a purpose takes files of this size; an empty one never. */
export const fitsPurpose = (purpose: UploadPurposeName, size: number): boolean =>
  size > 0 && size <= uploadPurposes[purpose].maxBytes;

/** A file's name without what could deceive a person who reads or saves it, and with the ending of what it really is. */
export function honestFileName(name: string, kind: FileKindName): string {
  const { extensions } = fileKinds[kind];
  const plain = plainFileName(name);
  const ending = endingOf(plain);
  if ((extensions as readonly string[]).includes(ending)) return plain;
  return `${isConverted(ending, kind) ? plain.slice(0, -ending.length - 1) : plain}.${extensions[0]}`;
}

/** Whether names of a kind that is converted to this one end so. */
const isConverted = (ending: string, kind: FileKindName): boolean =>
  Object.values(fileKinds).some(
    (other) =>
      'storedAs' in other &&
      other.storedAs === kind &&
      (other.extensions as readonly string[]).includes(ending),
  );

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
  const labels = uploadPurposes[purpose].kinds.map((kind) => fileKinds[kind].label);
  const last = labels[labels.length - 1] ?? '';
  return labels.length < 2 ? last : `${labels.slice(0, -1).join(', ')} or ${last}`;
}
