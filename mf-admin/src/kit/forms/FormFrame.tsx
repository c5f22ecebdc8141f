import type { FormEventHandler, ReactNode } from 'react';
import { Button, ErrorSummary, Fields, FormActions, type ErrorSummaryProps } from '@school/shared/ui';

interface Props {
  /** Names the form. */
  readonly label: string;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly summary: ErrorSummaryProps;
  readonly busy: boolean;
  readonly action: string;
  readonly busyLabel: string;
  /** Leaves it without a change. */
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A form in a modal: what is wrong first, its fields, its button, and the way out. */
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
