import { codeOfApiError, messageOfApiError } from '@school/shared/api';
import { newKey, readRefusal } from '@school/shared/form';
import { useRef, useState } from 'react';
import { useChangeEntryDraftMutation, useKeepEntryDraftMutation, useLazyGetEntryDraftQuery } from '../../api';
import { readFields, type EntryFields } from '@school/shared/competition/entry';
import type { EntryForm } from '../form/useEntryForm';
import { differencesOf, isBegun } from './differences';
import { useStoredDraft } from './useStoredDraft';

/** Changes by another device. */
export interface Conflict {
  readonly key: string;
  readonly email: string;
  readonly theirs: EntryFields;
  readonly revision: number;
}

/** The result of opening the link of a draft. */
export type Opened =
  | { readonly kind: 'ready' | 'conflict' | 'gone' }
  | { readonly kind: 'sent'; readonly entryKey: string };

/**
 * The draft on the server: mailed to another device, saved with each step, and never overwritten while
 * another device has changed it. Needs the store.
 */
export function useSharedDraft({ form }: EntryForm) {
  const [kept, keep] = useStoredDraft();
  const latest = useRef(kept);
  const [mail] = useKeepEntryDraftMutation();
  const [change] = useChangeEntryDraftMutation();
  const [read] = useLazyGetEntryDraftQuery();
  const [conflict, setConflict] = useState<Conflict>();
  const [sentAs, setSentAs] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const queue = useRef(Promise.resolve());
  const mailKey = useRef({ email: '', key: '' });
  if (latest.current?.key !== kept?.key) latest.current = kept;

  const note = (draft: typeof kept) => {
    latest.current = draft;
    keep(draft);
  };
  const values = () => ({ ...form.getValues(), leaveEmpty: '' }) as unknown as Record<string, unknown>;
  const put = (fields: EntryFields) => {
    for (const [name, value] of Object.entries(fields)) {
      form.setValue(name as keyof EntryFields, value as never, { shouldDirty: true });
    }
  };

  /** Saves the current values under a revision. */
  async function write(key: string, revision: number, email: string): Promise<void> {
    const next = await change({
      'draft-key': key,
      entryDraftChange: { values: values(), revision },
    }).unwrap();
    note({ key, revision: next.revision, email });
  }

  async function follow(): Promise<void> {
    const draft = latest.current;
    if (!draft || conflict) return;
    try {
      await write(draft.key, draft.revision, draft.email);
      setTrouble(undefined);
    } catch (failure) {
      if (codeOfApiError(failure) === 'not_found') return note(undefined);
      if (readRefusal(failure)?.fields.some(({ field }) => field === 'draft')) {
        const opened = await open(draft.key);
        if (opened.kind === 'sent') setSentAs(opened.entryKey);
        return;
      }
      setTrouble(messageOfApiError(failure));
    }
  }

  /**
   * Loads a draft, unless it differs from what was typed here; then both are shown.
   * @throws the error of the API client when the API is unavailable
   */
  async function open(key: string): Promise<Opened> {
    try {
      const draft = await read({ 'draft-key': key }).unwrap();
      if (draft.entryKey) return { kind: 'sent', entryKey: draft.entryKey };
      const theirs = readFields(draft.values);
      const here = form.getValues();
      const { revision, email } = draft;
      const isOurs = latest.current?.key === key && latest.current.revision === revision;
      if (!isOurs && isBegun(here) && differencesOf(here, theirs).length > 0) {
        setConflict({ key, email, theirs, revision });
        return { kind: 'conflict' };
      }
      // Values typed since on this device are newer than what it saved itself.
      if (!isOurs || !isBegun(here)) put(theirs);
      note({ key, revision, email });
      return { kind: 'ready' };
    } catch (failure) {
      if (codeOfApiError(failure) !== 'not_found') throw failure;
      return { kind: 'gone' };
    }
  }

  return {
    kept,
    conflict,
    /** The entry that another device has sent. */
    sentAs,
    /** Why the last change is only on this device. */
    trouble,
    open,
    /** Saves the current values, one change after the other. Without a shared draft it does nothing. */
    follow: () => {
      queue.current = queue.current.then(follow).catch((failure: unknown) => reportError(failure));
    },
    /** Mails the link. @throws the error of the API client */
    async mailTo(email: string): Promise<void> {
      if (mailKey.current.email !== email) mailKey.current = { email, key: newKey() };
      const newEntryDraft = { email, values: values() };
      const answer = await mail({ newEntryDraft, 'idempotency-key': mailKey.current.key }).unwrap();
      note({ key: answer.draftKey, revision: answer.revision, email });
    },
    /** Resolves a conflict. @throws the error of the API client */
    async settle(choice: 'here' | 'there'): Promise<void> {
      if (!conflict) return;
      const { key, email, revision, theirs } = conflict;
      if (choice === 'here') await write(key, revision, email);
      else {
        put(theirs);
        note({ key, revision, email });
      }
      setConflict(undefined);
    },
    forget: () => note(undefined),
  };
}

export type SharedDraft = ReturnType<typeof useSharedDraft>;
