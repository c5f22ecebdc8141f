import { useHeldReload } from '@school/shared';
import { useRef, useState, type BaseSyntheticEvent } from 'react';
import { get, useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { errorList } from './errorList';
import { resolverOf, type LazySchema } from './resolverOf';
import { NOT_SENT, readRefusal } from './serverError';
import { useDraft } from './useDraft';

export interface SchoolFormOptions<Input extends FieldValues, Output> {
  /**
   * The schema that the API uses as well, or its loader: `() => import('./giftDraft').then((m) => m.giftDraft)`.
   * By its loader the page is on the screen without the code that checks it.
   */
  schema: ZodType<Output, Input> | LazySchema<Input, Output>;
  /** A value for every field, in the order of the form. */
  defaults: DefaultValues<Input> & Input;
  /** Name under which the draft is kept on the device; without it nothing is kept. */
  draftKey?: string | undefined;
  /** Fields that are never kept, such as passwords. */
  secret?: readonly FieldPath<Input>[] | undefined;
  /** Turns a failure that is not the API's own answer into a person's words. */
  explain?: ((failure: unknown) => string) | undefined;
}

/** What a submit handler is given besides the values. */
export interface Sending {
  idempotencyKey: string;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * A form over one schema: errors inline and for the summary, a draft until it is sent,
 * the server's refusals brought back to their fields, and no way to send twice.
 */
export function useSchoolForm<Input extends FieldValues, Output>({
  schema,
  defaults,
  draftKey,
  secret = [],
  explain = () => NOT_SENT,
}: SchoolFormOptions<Input, Output>) {
  const form = useForm<Input, unknown, Output>({
    resolver: resolverOf(schema),
    defaultValues: defaults,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const draft = useDraft(form, draftKey, defaults, secret);
  const [attempt, setAttempt] = useState(0);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);
  const [refused, setRefused] = useState<string>();
  const underWay = useRef(false);
  const { errors, isDirty } = form.formState;
  useHeldReload(isDirty && !sent);

  function field<Name extends FieldPath<Input>>(name: Name) {
    const { ref, ...props } = form.register(name);
    const initial: unknown = get(defaults, name);
    const error: unknown = get(errors, `${name}.message`);
    return {
      ...props,
      ref: (control: Control | null) => {
        if (control?.type === 'radio') draft.noteChoice(control);
        ref(control);
      },
      ...(typeof initial === 'boolean' ? { defaultChecked: initial } : { defaultValue: asText(initial) }),
      error: typeof error === 'string' ? error : undefined,
    };
  }

  function refuse(failure: unknown) {
    const refusal = readRefusal(failure);
    const known = refusal?.fields.filter(({ field: name }) => (name.split('.')[0] ?? name) in defaults) ?? [];
    for (const { field: name, message } of known) {
      form.setError(name as FieldPath<Input>, { type: 'server', message });
    }
    if (known.length === 0) setRefused(refusal?.message ?? explain(failure));
    if (!refusal && failure instanceof Error) reportError(failure);
    setAttempt((count) => count + 1);
  }

  /** Makes the form's `onSubmit`. The handler throws what the API client throws; the rest is done here. */
  const submit =
    (handler: (values: Output, sending: Sending) => Promise<unknown> | unknown) =>
    async (event?: BaseSyntheticEvent): Promise<void> => {
      event?.preventDefault();
      if (underWay.current) return;
      underWay.current = true;
      setRefused(undefined);
      await form
        .handleSubmit(
          async (values) => {
            setSending(true);
            try {
              await handler(values, { idempotencyKey: draft.currentKey() });
              draft.forget();
              setSent(true);
            } catch (failure) {
              refuse(failure);
            }
          },
          () => setAttempt((count) => count + 1),
        )(event)
        .catch(refuse)
        .finally(() => {
          underWay.current = false;
          setSending(false);
        });
    };

  const listed = errorList(errors, defaults);
  return {
    /** All of react-hook-form, for what `field` does not cover. */
    form,
    /** Props of one field of the kit: name, ref, handlers, first value and error. */
    field,
    submit,
    /** The form is on its way; hand it to the button's `busy`. */
    sending,
    sent,
    /** Props of the `ErrorSummary`; empty until the form was sent once. */
    summary: {
      errors: attempt === 0 ? [] : refused === undefined ? listed : [{ message: refused }, ...listed],
      attempt,
    },
    /** Empties the form and forgets its draft. */
    startOver: () => {
      draft.forget();
      form.reset(defaults);
      setAttempt(0);
      setSent(false);
      setRefused(undefined);
    },
  };
}

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
