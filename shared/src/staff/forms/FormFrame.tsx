import type { FormEventHandler, ReactNode } from 'react';
import { useShell } from '@school/shared';
import { useSchoolForm, type SchoolFormOptions, type Sending } from '../../form';
import { Button, ErrorSummary, Fields, FormActions, type ErrorSummaryProps } from '../../ui';

interface Props {
  /** The accessible name. */
  readonly label: string;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly summary: ErrorSummaryProps;
  readonly busy: boolean;
  readonly action: string;
  readonly busyLabel: string;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A form in a modal: error summary, fields, submit and cancel. */
export function FormFrame({ label, onSubmit, summary, busy, action, busyLabel, onCancel, children }: Props) {
  return (
    <form noValidate aria-label={label} onSubmit={onSubmit}>
      <Fields>
        <ErrorSummary {...summary} />
        {children}
      </Fields>
      <FormActions>
        <Button type="submit" busy={busy} busyLabel={busyLabel}>
          {action}
        </Button>
        <Button tone="line" onClick={onCancel}>
          Cancel
        </Button>
      </FormActions>
    </form>
  );
}

type AnyFields = Parameters<typeof useSchoolForm>[0]['defaults'];

interface Options<Input extends AnyFields, Output> extends SchoolFormOptions<Input, Output> {
  /** Sends the values, and resolves to the text that reports the success. */
  readonly send: (values: Output, sending: Sending) => Promise<string>;
  /** Closes the modal. */
  readonly onDone: () => void;
}

/** A school form in a modal: reports its success in a toast and closes. `frame` is for `FormFrame`. */
export function useModalForm<Input extends AnyFields, Output>({
  send,
  onDone,
  ...options
}: Options<Input, Output>) {
  const { toast } = useShell();
  const { submit, summary, sending, sent, ...form } = useSchoolForm<Input, Output>(options);
  const onSubmit = submit(async (values, details) => {
    toast.add(await send(values, details), { type: 'success' });
    onDone();
  });
  return { ...form, frame: { onSubmit, summary, busy: sending || sent, onCancel: onDone } };
}
