import { useNavigate } from '@school/shared';
import { NOT_SENT, useWatch } from '@school/shared/form';
import { useState, type FormEvent } from 'react';
import type { FieldPath } from 'react-hook-form';
import { stepPath } from '../../panel/paths';
import {
  type EntryFields,
  openStep,
  type Step,
  stepOfField,
  stepsOf,
} from '@school/shared/competition/entry';
import { isUnderWay, type EntryUploads } from '../form/useEntryUploads';
import type { EntryForm } from '../form/useEntryForm';

interface Options {
  readonly school: EntryForm;
  readonly uploads: EntryUploads;
  /** The step in the address. */
  readonly asked: string | undefined;
  readonly fromReview: boolean;
  /** The key of the returned entry. */
  readonly change: string | undefined;
  /** Checks before a step is left, beyond its fields. It returns a message for the first field, if any. */
  readonly refuse: (step: Step) => Promise<string | undefined>;
  /** Called when a step is completed, to save the draft elsewhere. */
  readonly onDone: () => void;
}

interface Attempt {
  readonly step: string;
  readonly count: number;
  /** An error that concerns no field. */
  readonly trouble?: string | undefined;
}

/** Manages the steps: which there are, which is open, and its errors. */
export function useSteps({ school, uploads, asked, fromReview, change, refuse, onDone }: Options) {
  const { form } = school;
  const navigate = useNavigate();
  const [birthDate, band, done] = useWatch({
    control: form.control,
    name: ['competitor.birthDate', 'band', 'done'],
  });
  const [attempt, setAttempt] = useState<Attempt>({ step: '', count: 0 });
  const [isBusy, setIsBusy] = useState(false);
  const steps = stepsOf({ birthDate, band, isChange: change !== undefined });
  const step = openStep(steps, done, asked);
  const at = steps.indexOf(step);

  const fieldsOf = ({ fields }: Step) =>
    fields.filter((name) => !isUnderWay(uploads, name)) as FieldPath<EntryFields>[];
  const isRight = async (one: Step) => {
    const fields = fieldsOf(one);
    return fields.length === 0 || form.trigger(fields);
  };
  const show = (id: string, options: { replace?: boolean; fromReview?: boolean } = {}) =>
    void navigate(stepPath({ step: id, change, fromReview: options.fromReview }), {
      replace: options.replace ?? false,
    });
  const stop = (id: string, trouble?: string) =>
    setAttempt(({ count }) => ({ step: id, count: count + 1, trouble }));

  /**
   * Returns the completed steps that are still valid, because an answer can change what other steps
   * require.
   */
  async function stillDone(): Promise<string[]> {
    const others = steps.filter((other) => other.id !== step.id && done.includes(other.id));
    const right = [];
    for (const other of others) if (await isRight(other)) right.push(other.id as string);
    return [...right, step.id];
  }

  async function goOn(): Promise<void> {
    if (!(await isRight(step))) return stop(step.id);
    const refused = await refuse(step);
    const [first] = step.fields;
    if (refused !== undefined && first) {
      form.setError(first, { type: 'step', message: refused });
      return stop(step.id);
    }
    const ids = await stillDone();
    form.setValue('done', ids);
    onDone();
    // The new answers may have changed the list of steps.
    const [born, chosen] = form.getValues(['competitor.birthDate', 'band']);
    const now = stepsOf({ birthDate: born, band: chosen, isChange: change !== undefined });
    const isNext = ({ id }: Step, index: number) =>
      fromReview ? id === 'review' || !ids.includes(id) : index > now.findIndex((one) => one.id === step.id);
    const next = now.find(isNext) ?? now[now.length - 1]!;
    show(next.id, { fromReview: fromReview && next.id !== 'review' });
  }

  /** Leaves the open step for the next when it is valid. */
  async function next(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    await goOn()
      .catch((failure: unknown) => {
        reportError(failure);
        stop(step.id, NOT_SENT);
      })
      .finally(() => setIsBusy(false));
  }

  /** Goes to the first rejected field, in the order of the steps. @returns false when there is none */
  function leadToRefused(): boolean {
    const wrong = steps
      .flatMap(({ fields }) => fields)
      .find((name) => form.getFieldState(name).error !== undefined);
    if (!wrong) return false;
    const { id } = stepOfField(steps, wrong);
    form.setValue(
      'done',
      form.getValues('done').filter((one) => one !== id),
    );
    stop(id);
    show(id, { fromReview: true });
    return true;
  }

  const isTried = attempt.step === step.id && attempt.count > 0;
  const errors = step.fields.flatMap((field) => {
    const message = form.getFieldState(field).error?.message;
    return message ? [{ field: school.idPrefix + field, message }] : [];
  });
  const trouble = attempt.trouble ? [{ message: attempt.trouble }] : [];

  return {
    steps,
    step,
    /** Counted from 1. */
    number: at + 1,
    done,
    /** The key of the returned entry. */
    change,
    before: steps[at - 1],
    fromReview,
    isBusy,
    next,
    show,
    leadToRefused,
    /** Errors of the open step, after an attempt to leave it. */
    summary: { errors: isTried ? [...trouble, ...errors] : [], attempt: attempt.count },
  };
}

export type Steps = ReturnType<typeof useSteps>;
