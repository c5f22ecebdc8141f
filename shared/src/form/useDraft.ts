import { useEffect, useRef } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, newKey, readDraft, writeDraft } from './drafts';

/** Keeps what is typed on the device until the form is sent, and brings it back after a reload. */
export function useDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  draftKey: string | undefined,
  defaults: DefaultValues<Input>,
  secret: readonly string[],
) {
  const idempotencyKey = useRef<string>(undefined);
  const typedEarly = useRef<Map<string, string | boolean>>(new Map());
  const settings = useRef({ defaults, secret });

  useEffect(() => {
    const draft = draftKey === undefined ? undefined : readDraft(draftKey);
    const early = Object.fromEntries(typedEarly.current);
    if (draft) idempotencyKey.current = draft.idempotencyKey;
    if (draft || typedEarly.current.size > 0) {
      const restored = { ...settings.current.defaults, ...draft?.values, ...early };
      form.reset(restored as Input, { keepDefaultValues: true });
    }
    if (draftKey === undefined) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        idempotencyKey.current ??= newKey();
        writeDraft(draftKey, { values, idempotencyKey: idempotencyKey.current }, settings.current.secret);
      },
    });
  }, [form, draftKey]);

  return {
    /** What was typed into a prerendered form before its script ran. */
    typedEarly,
    /** The key of this attempt; the same until the form is sent. */
    currentKey: (): string => (idempotencyKey.current ??= newKey()),
    forget: () => {
      idempotencyKey.current = undefined;
      if (draftKey !== undefined) dropDraft(draftKey);
    },
  };
}
