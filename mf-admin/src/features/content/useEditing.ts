import { useEffect, useEffectEvent, useState } from 'react';
import { useHeldReload, useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import type { ContentSchema } from '@school/shared/content';
import { readRefusal } from '@school/shared/form';
import { useLeaveGuard } from '../../kit/offline/useLeaveGuard';
import type { ContentDetail } from '../../kit/content/api';
import { useDraftContentMutation, usePublishContentMutation } from './api';
import { isSame, withIdentities, withValue, type Place } from './rules/values';

/** Whose document it is, and its name there. */
export interface DocumentName {
  readonly owner: string;
  readonly name: string;
}

interface Wrong {
  readonly fields: Readonly<Record<string, string>>;
  /** Grows with each attempt, so that what is wrong is said anew. */
  readonly attempt: number;
}

/** The form of the document that is open. */
export const FORM_ID = 'content-form';

/** What was pressed may be gone after it was done, such as a choice between two texts: then the form takes the focus. */
function holdFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById(FORM_ID)?.focus();
  });
}

/** What is typed into a document, kept apart from what the API has until it is sent. */
export function useEditing(
  which: DocumentName,
  detail: ContentDetail,
  refetch: () => PromiseLike<{ readonly data?: ContentDetail | undefined; readonly error?: unknown }>,
) {
  const { toast } = useShell();
  const schema = (detail.schema ?? {}) as ContentSchema;
  const kept = detail.draft?.value ?? detail.shown;
  const [typed, setTyped] = useState<unknown>(kept);
  /** What was typed upon; what others did since is shown before it is overwritten. */
  const [base, setBase] = useState({ version: detail.version, value: kept });
  const { version } = base;
  /** Another one is another form: its lists begin anew. */
  const [generation, setGeneration] = useState(0);
  const [wrong, setWrong] = useState<Wrong>({ fields: {}, attempt: 0 });
  const [busy, setBusy] = useState('');
  /** How often something could not be sent because of what others did: each time that comes into view. */
  const [refused, setRefused] = useState(0);
  const [draft] = useDraftContentMutation();
  const [publish] = usePublishContentMutation();
  const isTyped = !isSame(typed, base.value);
  const isNewer = detail.version > version && busy === '';
  const isOwn = isTyped && !isSame(typed, kept);
  const isStale = isNewer && isOwn;
  // Nothing was typed here that others do not have as well: the form follows what they do.
  if (isNewer && !isOwn) {
    setBase({ version: detail.version, value: kept });
    setTyped(kept);
  }
  const value = () => withIdentities(schema, typed);
  const draftOf = (words: unknown) => draft({ ...which, contentDraft: { version, value: words } }).unwrap();
  useLeaveGuard(isTyped);
  useHeldReload(isTyped);
  const onLeave = useEffectEvent(() => {
    if (!isTyped) return;
    draftOf(value()).then(
      () => toast.add(`What you typed into “${detail.title}” is kept as a draft.`, { type: 'success' }),
      (error: unknown) => {
        toast.add(`What you typed into “${detail.title}” was not kept. ${messageOfApiError(error)}`, {
          type: 'error',
        });
      },
    );
  });
  useEffect(() => () => onLeave(), []);

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
      // What was typed meanwhile stays.
      setTyped((now: unknown) => (now === sent ? shown : now));
      if (what !== 'draft' && what !== 'publish') setGeneration(generation + 1);
      setBase({ version: after.version, value: shown });
      setWrong({ fields: {}, attempt: 0 });
      if (done) toast.add(done, { type: 'success' });
      return after;
    } catch (error) {
      const { fields = [], code } = readRefusal(error) ?? {};
      const isShown = code === 'conflict' && !(await refetch()).error && isTyped;
      if (isShown) setRefused((before) => before + 1);
      else if (code !== 'conflict' && fields.length > 0) {
        const byPlace = Object.fromEntries(
          fields.map(({ field, message }) => [field.replace(/^value\.?/, ''), message]),
        );
        setWrong(({ attempt }) => ({ fields: byPlace, attempt: attempt + 1 }));
      } else toast.add(`It was not sent. ${messageOfApiError(error)}`, { type: 'error' });
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

  const keepDraft = (done = 'The draft is kept.') => send('draft', () => draftOf(value()), done);

  /** A key of now for the preview of what is typed, which becomes the draft; undefined, and said, when there is none. */
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
    isTyped,
    wrong,
    generation,
    busy,
    /** Somebody else has changed it since one began to type. */
    isStale,
    refused,
    /** Brings what others did into view. */
    lookAtTheirs: () => setRefused(refused + 1),
    change: (place: Place, to: unknown) => setTyped((before: unknown) => withValue(before, place, to)),
    /** Goes on with what others have made of it. */
    takeTheirs: () => {
      setTyped(kept);
      setGeneration(generation + 1);
      goOn();
    },
    /** Goes on with one's own, over what others have made of it. */
    keepMine: goOn,
    keepDraft,
    freshPreviewKey,
    dropDraft: () => send('drop', () => draftOf(null), 'The draft is gone.'),
    publish: () =>
      send(
        'publish',
        () => publish({ ...which, contentPublication: { version, value: value() } }).unwrap(),
        'Published. The pages show it in a few seconds.',
      ),
    /** Publishes once more what was published as a number; 0 is what the files have. */
    restore: (revision: number) =>
      send(
        'restore',
        () => publish({ ...which, contentPublication: { version, revision } }).unwrap(),
        'Published. The pages show it in a few seconds.',
      ),
  };
}

export type Editing = ReturnType<typeof useEditing>;
