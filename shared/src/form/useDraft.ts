import { useEffect, useRef } from 'react';
import type { DefaultValues, FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, neverSeen, newKey, readDraft, writeDraft } from './drafts';

/** Keeps what is typed on the device until the form is sent, and brings it back after a reload. */
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
    // A browser or a password manager may have filled in what nobody sees before the script ran.
    for (const name of neverSeen) {
      if (name in initial)
        form.setValue(name as FieldPath<Input>, '' as FieldPathValue<Input, FieldPath<Input>>);
    }
    // What was typed or chosen in a prerendered form before its script ran is newer than the draft.
    const early = changes({ ...form.getValues(), ...Object.fromEntries(choices.current) }, initial);
    ready.current = true;
    if (draft) idempotencyKey.current = draft.idempotencyKey;
    for (const [name, value] of Object.entries({ ...draft?.values, ...early })) {
      if (name in initial)
        form.setValue(name as FieldPath<Input>, value as FieldPathValue<Input, FieldPath<Input>>);
    }
    // The form has taken these over from its fields without a word: anyone who watches them hears of them now.
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
    /** Notes the radio button that is chosen while the form is being taken over from the prerendered page. */
    noteChoice: ({ name, form: group }: Pick<HTMLInputElement, 'name' | 'form'>) => {
      if (ready.current || choices.current.has(name)) return;
      const chosen = group?.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]:checked`);
      if (chosen) choices.current.set(name, chosen.value);
    },
    /** The key of this attempt; the same until the form is sent. */
    currentKey: (): string => (idempotencyKey.current ??= newKey()),
    /** What was sent under it has arrived, and what is typed now differs: it is an attempt of its own. */
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
