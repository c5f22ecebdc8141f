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
   * The schema that the API uses as well, or its loader: `() => import('./donationDraft').then((m) => m.donationDraft)`.
   * By its loader the page is on the screen without the code that checks it.
   */
  schema: ZodType<Output, Input> | LazySchema<Input, Output>;
  /** A value for every field, in the order of the form. */
  defaults: DefaultValues<Input> & Input;
  /** Name under which the draft is kept on the device; without it nothing is kept. */
  draftKey?: string | undefined;
  /** The draft outlives the sending, until `startOver`: for a form that only begins something, such as a payment. */
  keepDraft?: boolean | undefined;
  /** Stands before the ids of the fields, which are their names: for a page with several forms. */
  idPrefix?: string | undefined;
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

/** What `useSchoolForm` gives. */
export type SchoolForm<Input extends FieldValues, Output> = ReturnType<typeof useSchoolForm<Input, Output>>;

/**
 * A form over one schema: errors inline and for the summary, a draft until it is sent,
 * the server's refusals brought back to their fields, and no way to send twice.
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
      // An error that appears on leaving a field moves what is below, such as the button that is being pressed.
      onBlur: (event: unknown) => afterPress(() => void onBlur(event as { target: unknown })),
      ref: (control: Control | null) => {
        if (control?.type === 'radio') draft.noteChoice(control);
        ref(control);
      },
      ...(typeof initial === 'boolean' ? { defaultChecked: initial } : { defaultValue: asText(initial) }),
      error: typeof error === 'string' ? error : undefined,
    };
  }

  /** Props of boxes that share a name, such as the days that suit: the form keeps a list of what is ticked. */
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
    const known = refusal?.fields.filter(({ field: name }) => (name.split('.')[0] ?? name) in defaults) ?? [];
    for (const { field: name, message } of known) {
      form.setError(name as FieldPath<Input>, { type: 'server', message });
    }
    if (known.length === 0) setRefused(refusal ? wholeOf(refusal) : explain(failure));
    if (!refusal && failure instanceof Error) reportError(failure);
    showErrors();
  }

  /** Makes the form's `onSubmit`. The handler throws what the API client throws; the rest is done here. */
  const submit =
    (handler: (values: Output, sending: Sending) => Promise<unknown> | unknown) =>
    async (event?: BaseSyntheticEvent): Promise<void> => {
      event?.preventDefault();
      if (underWay.current) return;
      underWay.current = true;
      setRefused(undefined);
      // From the press on: what checks the form may still be on its way.
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
    /** All of react-hook-form, for what `field` does not cover. */
    form,
    /** Props of one field of the kit: name, ref, handlers, first value and error. */
    field,
    choices,
    submit,
    /** Ties a field to the form whose value comes by itself and takes its time. Returns the release. */
    hold,
    idPrefix,
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

/** A list of boxes is put right as a whole: what is wrong with one of its values is said of the list. */
const listOf = (name: string, lists: ReadonlySet<string>): string => {
  const list = name.replace(/\.\d+$/, '');
  return lists.has(list) ? list : name;
};

/** What a refusal says that names no field of the form: of something that is not typed here, such as what is sold out. */
const wholeOf = ({ message, fields }: Refusal): string =>
  [...new Set(fields.map((field) => field.message))].join(' ') || message;

const firstMessage = (errors: unknown): string | undefined =>
  Array.isArray(errors) ? errors.find((error) => error?.message)?.message : undefined;

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
