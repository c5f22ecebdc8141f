import { describeKeep, formatDays, type Keep, type RecordKind } from '@school/shared/schemas/stored';
import { promise, tables, untilAsked, type Keeper, type PrivacyPromise } from './privacyPromises';
import { importFrom } from './searchedPages';

/** What features of the API declare of the data of people (`backend/src/platform/feature/feature.ts`). */
interface DeclaredFeature {
  readonly stored?: readonly StoredKind[];
  readonly retention?: readonly { readonly kind: string; readonly days: number }[];
}

interface StoredKind extends RecordKind {
  readonly order: number;
  readonly alsoKeptBy?: readonly { readonly file: string; readonly has: string }[];
}

/** What all features of the API declare. */
export interface Declared {
  /** The rows of the page in their order. */
  readonly stored: readonly StoredKind[];
  readonly retention: readonly { readonly kind: string; readonly days: number }[];
}

/** Reads what features declare. It is imported by URL, because the shell must not import the backend. */
export async function readDeclared(): Promise<Declared> {
  const { features } = await importFrom<{ features: readonly DeclaredFeature[] }>('backend', 'app/features');
  return {
    stored: features.flatMap(({ stored = [] }) => stored).toSorted((one, other) => one.order - other.order),
    retention: features.flatMap(({ retention = [] }) => retention),
  };
}

/** Splits a text into its sentences. */
export const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[A-Z])/);

/**
 * Returns the sentences of a row of the page with their checks, from its declaration: no feature needs a row of its own
 * in `privacyPromises`. What else happens to it (`also`) is kept by what it names in `alsoKeptBy`.
 */
export function promisesOf(
  { what, why, keep, also = '', alsoKeptBy = [] }: StoredKind,
  { retention }: Pick<Declared, 'retention'>,
): PrivacyPromise[] {
  return [
    ...sentencesIn(what).map((sentence) => promise(sentence, tables)),
    ...sentencesIn(why).map((sentence) => promise(sentence, tables)),
    promise(`${describeKeep(keep)}.`, ...keepersOf(keep, retention)),
    ...(also === '' ? [] : sentencesIn(also)).map((sentence) => promise(sentence, ...alsoKeptBy)),
  ];
}

/** The child records of the page in one sentence. */
export const ofChildren = ({ stored }: Pick<Declared, 'stored'>): PrivacyPromise => {
  const names = stored.filter((kind) => kind.ofChildren).map(({ name }) => name);
  return promise(`Records that can be about a child: ${names.join(' · ')}.`, tables);
};

function keepersOf(keep: Keep, retention: Declared['retention']): readonly Keeper[] {
  if (keep === 'until_asked') return untilAsked;
  const applied = retention.find(({ days }) => days === keep.days);
  return [{ says: formatDays(keep.days), code: applied ? formatDays(applied.days) : 'nothing deletes it' }];
}
