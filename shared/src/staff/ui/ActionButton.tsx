import { useState, type ReactNode } from 'react';
import { Button, Text, keepPlace } from '../../ui';
import { ConfirmModal } from '../modal/ConfirmModal';
import { useModal } from '../modal/useModal';
import { useAction, type Action } from './useAction';

interface Props<Result> extends Action<[], Result> {
  /** The label. */
  readonly children: ReactNode;
  readonly tone?: 'line' | 'ink';
  /** Shown while it runs. */
  readonly busyLabel?: string;
  /** The confirmation. */
  readonly confirm?:
    | undefined
    | {
        readonly title: string;
        /** The consequences. */
        readonly text: ReactNode;
        readonly action: string;
        readonly busyLabel: string;
      };
}

/** A button that sends a request, after an optional confirmation, and reports its result in a toast. */
export function ActionButton<Result>(props: Props<Result>) {
  const { children, tone = 'line', busyLabel = 'One moment', confirm } = props;
  const modal = useModal();
  // Runs what the user confirmed, even if a colleague changes the record while the question is open.
  const [opened, setOpened] = useState(props);
  const [act, busy] = useAction(confirm ? opened : props);
  const question = opened.confirm ?? confirm;
  const press = () => {
    if (!confirm) return void act();
    setOpened(props);
    modal.open();
  };
  return (
    <>
      <Button ref={keepPlace} tone={tone} size="s" busy={busy} busyLabel={busyLabel} onClick={press}>
        {children}
      </Button>
      {question && (
        <ConfirmModal
          modal={modal}
          title={question.title}
          action={question.action}
          busyLabel={question.busyLabel}
          onConfirm={act}
        >
          {typeof question.text === 'string' ? <Text>{question.text}</Text> : question.text}
        </ConfirmModal>
      )}
    </>
  );
}
