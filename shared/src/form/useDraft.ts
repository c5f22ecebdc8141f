import { useEffect, useRef } from 'react';
import type { DefaultValues, FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, neverSeen, newKey, readDraft, writeDraft } from './drafts';

/** Stores input on the device until the form is submitted, and restores it after a reload. */
export function useDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  draftKey: string | undefined,
  defaults: DefaultValues<Input>,
  secret: readonly string[],
) {
  const idempotencyKey = useRef<string>(undefined);
  const choices = useRef<Map<string, string>>(new Map());
  const ready = useRef(false);
  const settings = useRef({ defaults, secret });

  useEffect(() => {
    const { defaults: initial } = settings.current;
    const draft = draftKey === undefined ? undefined : readDraft(draftKey);
    // A browser or a password manager may have filled in hidden fields before the script ran.
    for (const name of neverSeen) {
      if (name in initial)
        form.setValue(name as FieldPath<Input>, '' as FieldPathValue<Input, FieldPath<Input>>);
    }
    // Input from before the script ran is newer than the draft.
    const early = changes({ ...form.getValues(), ...Object.fromEntries(choices.current) }, initial);
    ready.current = true;
    if (draft) idempotencyKey.current = draft.idempotencyKey;
    for (const [name, value] of Object.entries({ ...draft?.values, ...early })) {
      if (name in initial)
        form.setValue(name as FieldPath<Input>, value as FieldPathValue<Input, FieldPath<Input>>);
    }
    // The form has read these from its fields without events, so watchers are notified now.
    const tellEarly = () => {
      if (Object.keys(early).length === 0) return;
      // Setting a value that the form has already tells nobody, and there is no other way to tell.
      // oxlint-disable-next-line no-underscore-dangle
      form.control._subjects.state.next({ values: form.getValues() });
    };
    if (draftKey === undefined) return tellEarly();
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        idempotencyKey.current ??= newKey();
        writeDraft(draftKey, { values, idempotencyKey: idempotencyKey.current }, settings.current.secret);
      },
    });
    tellEarly();
    return stop;
  }, [form, draftKey]);

  return {
    /** Records a radio button that is selected while the prerendered form hydrates. */
    noteChoice: ({ name, form: group }: Pick<HTMLInputElement, 'name' | 'form'>) => {
      if (ready.current || choices.current.has(name)) return;
      const chosen = group?.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]:checked`);
      if (chosen) choices.current.set(name, chosen.value);
    },
    /** Returns the key of this attempt, which stays the same until the form is submitted. */
    currentKey: (): string => (idempotencyKey.current ??= newKey()),
    /** What was sent under the key has arrived, and the input has changed: it becomes a new attempt. */
    renewKey: () => {
      idempotencyKey.current = undefined;
    },
    forget: () => {
      idempotencyKey.current = undefined;
      if (draftKey !== undefined) dropDraft(draftKey);
    },
  };
}

const changes = (values: FieldValues, initial: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(initial[name]),
    ),
  );
