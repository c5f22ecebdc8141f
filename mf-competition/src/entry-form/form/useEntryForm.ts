import { useSchoolForm, type SchoolForm } from '@school/shared/form';
import type { CompetitionEntry } from '@school/shared/schemas/competition';
import { useEffect, useState } from 'react';
import { EMPTY, type EntryFields } from './fields';

/** Where the device keeps what is typed for a new entry. */
export const ENTRY_DRAFT = 'competition-entry';

export type EntryForm = SchoolForm<EntryFields, CompetitionEntry>;

interface Options {
  /** Where the device keeps it. */
  readonly draftKey: string;
  /** What stands in it at first. */
  readonly defaults?: EntryFields;
}

/** The one form behind all steps. What is typed is kept on the device until the entry is paid. */
export function useEntryForm({ draftKey, defaults = EMPTY }: Options): EntryForm & { isReady: boolean } {
  const school = useSchoolForm<EntryFields, CompetitionEntry>({
    schema: () => import('./entryDraft').then(({ entryDraft }) => entryDraft),
    defaults,
    draftKey,
    keepDraft: true,
  });
  const [isReady, setIsReady] = useState(false);
  // By then the draft of the device has been put in.
  useEffect(() => {
    const soon = setTimeout(() => setIsReady(true));
    return () => clearTimeout(soon);
  }, []);
  return { ...school, isReady };
}
