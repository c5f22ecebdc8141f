import { useNavigate } from '@school/shared';
import { codeOfApiError, messageOfApiError } from '@school/shared/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLazyGetAuditionHoldQuery } from '../api';
import { entryPath, stepPath } from '../panel/paths';
import type { SharedDraft } from './draft/useSharedDraft';
import type { EntryForm } from './form/useEntryForm';

interface Options {
  readonly school: EntryForm;
  /** Whether the draft of the device is in the form. */
  readonly isReady: boolean;
  readonly draft: SharedDraft;
  /** The key in the link of a draft. */
  readonly draftLink: string | undefined;
  /** The token of an offered time. */
  readonly offer: string | undefined;
}

interface Over {
  readonly title: string;
  readonly why: string;
  readonly onRetry?: () => void;
}

/** Applies mail links to a new entry: a draft of another device, or an offered time. Needs the store. */
export function useMailLinks({ school, isReady, draft, draftLink, offer }: Options) {
  const navigate = useNavigate();
  const [readHold] = useLazyGetAuditionHoldQuery();
  const [over, setOver] = useState<Over>();
  const [round, setRound] = useState(0);
  const link = draftLink ?? offer;

  async function openDraft(key: string): Promise<void> {
    const opened = await draft.open(key);
    if (opened.kind === 'gone') {
      const why =
        'There is no entry at this link. It was sent, or not changed for 60 days. What you typed on this device is still here.';
      return setOver({ title: 'This link has expired', why });
    }
    if (opened.kind === 'sent') return void navigate(entryPath(opened.entryKey), { replace: true });
    if (opened.kind === 'ready') void navigate(stepPath({ step: 'next' }), { replace: true });
  }

  async function takeOffer(token: string): Promise<void> {
    try {
      const { state, slot } = await readHold({ 'hold-token': token }).unwrap();
      if (state !== 'held' && state !== 'given') {
        const why =
          'Its time has run out, and we offered it to the next person. You can see which times are free.';
        return setOver({ title: 'This offer has expired', why });
      }
      school.form.setValue('holdToken', token, { shouldDirty: true });
      school.form.setValue('slot', slot.id, { shouldDirty: true });
      school.form.setValue('waits', false);
      void navigate(stepPath({ step: 'next' }), { replace: true });
    } catch (failure) {
      const code = codeOfApiError(failure);
      if (code !== 'not_found' && code !== 'validation_failed') throw failure;
      setOver({ title: 'This offer has expired', why: 'There is no time kept for you at this link.' });
    }
  }

  const open = useEffectEvent(() => {
    if (!isReady) return;
    const opening = draftLink ? openDraft(draftLink) : offer ? takeOffer(offer) : Promise.resolve();
    opening.catch((failure: unknown) =>
      setOver({
        title: 'This cannot be opened right now',
        why: messageOfApiError(failure),
        onRetry() {
          setOver(undefined);
          setRound((count) => count + 1);
        },
      }),
    );
  });
  useEffect(() => {
    const soon = setTimeout(open);
    return () => clearTimeout(soon);
  }, [isReady, link, round]);

  return { over: link === undefined ? undefined : over, isOpening: link !== undefined };
}
