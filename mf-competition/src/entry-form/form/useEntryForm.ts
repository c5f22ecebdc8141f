import { useSchoolForm, type SchoolForm } from '@school/shared/form';
import type { CompetitionEntry } from '@school/shared/schemas/competition';
import { useEffect, useState } from 'react';
import { EMPTY_ENTRY, type EntryFields } from '@school/shared/competition/entry';

/** The key under which the device stores the draft of a new entry. */
export const ENTRY_DRAFT = 'competition-entry';

export type EntryForm = SchoolForm<EntryFields, CompetitionEntry>;

interface Options {
  /** The storage key on the device. */
  readonly draftKey: string;
  /** The initial values. */
  readonly defaults?: EntryFields;
}

/** The form behind all steps. The device stores typed values until the entry is paid. */
export function useEntryForm({
  draftKey,
  defaults = EMPTY_ENTRY,
}: Options): EntryForm & { isReady: boolean } {
  const school = useSchoolForm<EntryFields, CompetitionEntry>({
    schema: () => import('@school/shared/schemas/competition').then(({ entryDraft }) => entryDraft),
    defaults,
    draftKey,
    keepDraft: true,
  });
  const [isReady, setIsReady] = useState(false);
  // The draft of the device has been applied by then.
  useEffect(() => {
    const soon = setTimeout(() => setIsReady(true));
    return () => clearTimeout(soon);
  }, []);
  return { ...school, isReady };
}
