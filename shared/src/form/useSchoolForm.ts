import { useHeldReload } from '@school/shared';
import { useCallback, useRef, useState, type BaseSyntheticEvent } from 'react';
import { get, useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { afterPress } from './afterPress';
import { errorList } from './errorList';
import { settleHeld, withHeld, type HeldField, type HeldFields } from './heldFields';
import { resolverOf, type LazySchema } from './resolverOf';
import { NOT_SENT, readRefusal, type Refusal } from './serverError';
import { useDraft } from './useDraft';

export interface SchoolFormOptions<Input extends FieldValues, Output> {
  /**
   * The schema, also used by the API, or its loader: `() => import('./donationDraft').then((m) => m.donationDraft)`.
   * With a loader the page appears without the validation code.
   */
  schema: ZodType<Output, Input> | LazySchema<Input, Output>;
  /** A value for every field, in the order of the form. */
  defaults: DefaultValues<Input> & Input;
  /** The name of the draft on the device; without it nothing is stored. */
  draftKey?: string | undefined;
  /** Keeps the draft after a submit until `startOver`: for a form that only begins something, such as a payment. */
  keepDraft?: boolean | undefined;
  /** Prefix of the fields' ids, which are their names: for a page with several forms. */
  idPrefix?: string | undefined;
  /** Fields that are never stored, such as passwords. */
  secret?: readonly FieldPath<Input>[] | undefined;
  /** Returns the message for a failure that is not the API's own error. */
  explain?: ((failure: unknown) => string) | undefined;
}

/** Passed to a submit handler besides the values. */
export interface Sending {
  idempotencyKey: string;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The result of `useSchoolForm`. */
export type SchoolForm<Input extends FieldValues, Output> = ReturnType<typeof useSchoolForm<Input, Output>>;

/**
 * Manages a form over one schema: errors inline and in the summary, a draft until it is submitted, server errors at
 * their fields, and protection against double submits.
 */
export function useSchoolForm<Input extends FieldValues, Output>({
  schema,
  defaults,
  draftKey,
  keepDraft = false,
  idPrefix = '',
  secret = [],
  explain = () => NOT_SENT,
}: SchoolFormOptions<Input, Output>) {
  const [held] = useState<HeldFields>(() => new Map());
  const form = useForm<Input, unknown, Output>({
    resolver: withHeld(resolverOf(schema), held),
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
  const [lists] = useState(() => new Set<string>());
  const { errors, isDirty } = form.formState;
  useHeldReload(isDirty && !sent);
  const hold = useCallback(
    (name: string, work: HeldField) => {
      held.set(name, work);
      return () => void held.delete(name);
    },
    [held],
  );

  function field<Name extends FieldPath<Input>>(name: Name) {
    const { ref, onBlur, ...props } = form.register(name);
    const initial: unknown = get(defaults, name);
    const error: unknown = get(errors, `${name}.message`);
    return {
      ...props,
      id: idPrefix + name,
      // An error that appears on blur moves the content below, such as the button that is being pressed.
      onBlur: (event: unknown) => afterPress(() => void onBlur(event as { target: unknown })),
      ref: (control: Control | null) => {
        if (control?.type === 'radio') draft.noteChoice(control);
        ref(control);
      },
      ...(typeof initial === 'boolean' ? { defaultChecked: initial } : { defaultValue: asText(initial) }),
      error: typeof error === 'string' ? error : undefined,
    };
  }

  /**
   * Returns props for checkboxes that share a name, such as suitable days. The form's value is the list of ticked ones.
   */
  function choices<Name extends FieldPath<Input>>(name: Name) {
    lists.add(name);
    const props = field(name);
    const initial: unknown = get(defaults, name);
    return {
      ...props,
      defaultValue: Array.isArray(initial) ? initial.map(String) : [],
      error: props.error ?? firstMessage(get(errors, name)),
    };
  }

  const showErrors = () => setAttempt((last) => last + 1);

  function refuse(failure: unknown) {
    const refusal = readRefusal(failure);
    if (refusal?.code === 'key_reused') draft.renewKey();
    const own = refusal?.fields.filter(({ field: name }) => (name.split('.')[0] ?? name) in defaults) ?? [];
    for (const { field: name, message } of own) {
      form.setError(name as FieldPath<Input>, { type: 'server', message });
    }
    if (own.length === 0) setRefused(refusal ? wholeOf(refusal) : explain(failure));
    if (!refusal && failure instanceof Error) reportError(failure);
    showErrors();
  }

  /** Returns the form's `onSubmit`. The handler may throw the API client's errors, which are handled here. */
  const submit =
    (handler: (values: Output, sending: Sending) => Promise<unknown> | unknown) =>
    async (event?: BaseSyntheticEvent): Promise<void> => {
      event?.preventDefault();
      if (underWay.current) return;
      underWay.current = true;
      setRefused(undefined);
      // Set before validation, whose code may still be loading.
      setSending(true);
      const checkAndSend = form.handleSubmit(async (values) => {
        try {
          await handler(values, { idempotencyKey: draft.currentKey() });
          if (!keepDraft) draft.forget();
          setSent(true);
        } catch (failure) {
          refuse(failure);
        }
      }, showErrors);
      await settleHeld(form, held)
        .then(() => checkAndSend(event))
        .catch(refuse)
        .finally(() => {
          underWay.current = false;
          setSending(false);
        });
    };

  const listed = errorList(errors, defaults).map(({ field: name, message }) => ({
    field: idPrefix + listOf(name, lists),
    message,
  }));
  return {
    /** The react-hook-form object, for what `field` does not cover. */
    form,
    /** Returns the props of one field: name, ref, handlers, default value and error. */
    field,
    choices,
    submit,
    /** Makes a submit wait for a field with an asynchronous value. Returns the release. */
    hold,
    idPrefix,
    /** Whether the form is being submitted; pass it to the button's `busy`. */
    sending,
    sent,
    /** Props of the `ErrorSummary`; empty until the first submit. */
    summary: {
      errors: attempt === 0 ? [] : refused === undefined ? listed : [{ message: refused }, ...listed],
      attempt,
    },
    /** Clears the form and deletes its draft. */
    startOver: () => {
      draft.forget();
      form.reset(defaults);
      setAttempt(0);
      setSent(false);
      setRefused(undefined);
    },
  };
}

/** Checkboxes are corrected as a whole, so an error of one value is reported for the list. */
const listOf = (name: string, lists: ReadonlySet<string>): string => {
  const list = name.replace(/\.\d+$/, '');
  return lists.has(list) ? list : name;
};

/** Returns the message of a refusal that concerns no field of the form, such as a sold-out ticket. */
const wholeOf = ({ message, fields }: Refusal): string =>
  [...new Set(fields.map((field) => field.message))].join(' ') || message;

const firstMessage = (errors: unknown): string | undefined =>
  Array.isArray(errors) ? errors.find((error) => error?.message)?.message : undefined;

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
