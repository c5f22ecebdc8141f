import { useEffect, useEffectEvent, useState } from 'react';
import { useHeldReload, useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import type { ContentSchema } from '@school/shared/content';
import { readRefusal } from '@school/shared/form';
import { useLeaveGuard } from '../../kit/offline/useLeaveGuard';
import type { ContentDetail } from '../../kit/content/api';
import { useDraftContentMutation, usePublishContentMutation } from './api';
import { usePendingPhotographs } from './fields/pendingPhotographs';
import { isSame, withIdentities, withValue, type Place } from './rules/values';

/** The app of a document, and its name there. */
export interface DocumentName {
  readonly owner: string;
  readonly name: string;
}

interface Wrong {
  readonly fields: Readonly<Record<string, string>>;
  /** Grows with each attempt, so that errors are announced again. */
  readonly attempt: number;
}

/** The ID of the open document's form. */
export const FORM_ID = 'content-form';

/** At a photograph that was chosen and is not in the text yet. */
const NOT_ADDED = 'Add this photograph, or remove it';

/** Moves the focus to the form when the pressed button is gone, such as after a choice between two texts. */
function holdFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById(FORM_ID)?.focus();
  });
}

/** Keeps what is typed into a document apart from the API's version until it is sent. */
export function useEditing(
  which: DocumentName,
  detail: ContentDetail,
  refetch: () => PromiseLike<{ readonly data?: ContentDetail | undefined; readonly error?: unknown }>,
) {
  const { toast } = useShell();
  const schema = (detail.schema ?? {}) as ContentSchema;
  const kept = detail.draft?.value ?? detail.shown;
  const [typed, setTyped] = useState<unknown>(kept);
  /** The version that was edited; changes by others since are shown before they are overwritten. */
  const [base, setBase] = useState({ version: detail.version, value: kept });
  const { version } = base;
  /** A new generation is a new form, with new list state. */
  const [generation, setGeneration] = useState(0);
  const [wrong, setWrong] = useState<Wrong>({ fields: {}, attempt: 0 });
  const [busy, setBusy] = useState('');
  /** Counts saves rejected because of changes by others; each scrolls those into view. */
  const [refused, setRefused] = useState(0);
  const [draft] = useDraftContentMutation();
  const [publish] = usePublishContentMutation();
  const isTyped = !isSame(typed, base.value);
  const isNewer = detail.version > version && busy === '';
  const { pending, note: notePending } = usePendingPhotographs();
  const isOwn = (isTyped && !isSame(typed, kept)) || pending.length > 0;
  const isStale = isNewer && isOwn;
  // Nothing was typed here, so the form follows the others.
  if (isNewer && !isOwn) {
    setBase({ version: detail.version, value: kept });
    setTyped(kept);
  }
  const value = () => withIdentities(schema, typed);
  const draftOf = (words: unknown) => draft({ ...which, contentDraft: { version, value: words } }).unwrap();
  useLeaveGuard(isTyped || pending.length > 0);
  useHeldReload(isTyped);
  const onLeave = useEffectEvent(() => {
    if (!isTyped) return;
    draftOf(value()).then(
      () => toast.add(`Your changes to “${detail.title}” were saved as a draft.`, { type: 'success' }),
      (error: unknown) => {
        toast.add(`Your changes to “${detail.title}” were not saved. ${messageOfApiError(error)}`, {
          type: 'error',
        });
      },
    );
  });
  useEffect(() => () => onLeave(), []);

  const accept = () => setWrong({ fields: {}, attempt: 0 });

  /** Shows each message at its field, or what failed. */
  function refuse(error: unknown, failed: string): void {
    const { fields = [], code } = readRefusal(error) ?? {};
    if (code === 'conflict' || fields.length === 0) {
      return void toast.add(`${failed} ${messageOfApiError(error)}`, { type: 'error' });
    }
    const byPlace = Object.fromEntries(
      fields.map(({ field, message }) => [field.replace(/^value\.?/, ''), message]),
    );
    setWrong(({ attempt }) => ({ fields: byPlace, attempt: attempt + 1 }));
  }

  async function send(
    what: string,
    ask: () => Promise<ContentDetail>,
    done: string,
  ): Promise<ContentDetail | undefined> {
    if (isStale) {
      setRefused(refused + 1);
      return undefined;
    }
    setBusy(what);
    const sent = typed;
    try {
      const after = await ask();
      const shown = after.draft?.value ?? after.shown;
      // Text typed meanwhile stays.
      setTyped((now: unknown) => (now === sent ? shown : now));
      if (what !== 'draft' && what !== 'publish') setGeneration(generation + 1);
      setBase({ version: after.version, value: shown });
      accept();
      if (done) toast.add(done, { type: 'success' });
      return after;
    } catch (error) {
      const isShown = readRefusal(error)?.code === 'conflict' && !(await refetch()).error && isTyped;
      if (isShown) setRefused((before) => before + 1);
      else refuse(error, 'Nothing was saved.');
      return undefined;
    } finally {
      setBusy('');
      holdFocus();
    }
  }

  function goOn(): void {
    setBase({ version: detail.version, value: kept });
    setRefused(0);
    holdFocus();
  }

  const keepDraft = (done = 'Draft saved.') => send('draft', () => draftOf(value()), done);

  /** Stores the typed text as the draft and returns a fresh preview key, or undefined with a message. */
  async function freshPreviewKey(): Promise<string | undefined> {
    if (isTyped) return (await keepDraft(''))?.previewKey;
    const { data, error } = await refetch();
    if (!error) return data?.previewKey;
    toast.add(`The preview cannot be opened. ${messageOfApiError(error)}`, { type: 'error' });
    return undefined;
  }

  return {
    schema,
    typed,
    value,
    isTyped,
    wrong,
    accept,
    refuse,
    generation,
    busy,
    /** Another person has saved it since typing began. */
    isStale,
    refused,
    /** Scrolls the changes of others into view. */
    lookAtTheirs: () => setRefused(refused + 1),
    change: (place: Place, to: unknown) => setTyped((before: unknown) => withValue(before, place, to)),
    /** Continues with the version of others. */
    takeTheirs: () => {
      setTyped(kept);
      setGeneration(generation + 1);
      goOn();
    },
    /** Continues with one's own version, over that of others. */
    keepMine: goOn,
    keepDraft,
    freshPreviewKey,
    dropDraft: () => send('drop', () => draftOf(null), 'Draft discarded.'),
    notePending,
    publish: async () => {
      if (pending.length > 0) {
        const fields = Object.fromEntries(pending.map((place) => [place, NOT_ADDED]));
        setWrong(({ attempt }) => ({ fields, attempt: attempt + 1 }));
        return undefined;
      }
      return send(
        'publish',
        () => publish({ ...which, contentPublication: { version, value: value() } }).unwrap(),
        'Published. The pages will be updated in a few seconds.',
      );
    },
    /** Publishes an earlier version again; 0 is the default text. */
    restore: (revision: number) =>
      send(
        'restore',
        () => publish({ ...which, contentPublication: { version, revision } }).unwrap(),
        'Published. The pages will be updated in a few seconds.',
      ),
  };
}

export type Editing = ReturnType<typeof useEditing>;
