import { NOT_SENT, readRefusal } from '@school/shared/form';
import { Button, Cluster, Notice, Stack } from '@school/shared/ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { noteAnswered, wasAnswered } from './answeredLinks';

interface Props {
  readonly children: ReactNode;
  readonly busyLabel: string;
  readonly answer: () => Promise<unknown>;
  readonly onAnswered: () => void;
  /** Asks how the link stands, before anything is pressed; rejects when it is worth nothing. */
  readonly look?: () => Promise<{ readonly state: 'open' | 'done' }>;
  /** What the link proves: this tab remembers that it was answered, so that a reload says so. */
  readonly token: string;
  /** The other way on, beside the button. */
  readonly besides?: ReactNode;
  /** The way on when the link is worth nothing. */
  readonly instead?: ReactNode;
}

interface Wrong {
  readonly message: string;
  readonly isLink: boolean;
}

/** The button that answers a mail's question; it may be pressed again when that fails. */
export function AnswerButton({
  children,
  busyLabel,
  answer,
  look,
  onAnswered,
  token,
  besides,
  instead,
}: Props) {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong>();

  useEffect(() => {
    if (wasAnswered(token)) onAnswered();
  }, [token, onAnswered]);

  const lookAhead = useEffectEvent(() => (look && !wasAnswered(token) ? look() : undefined));
  const onDone = useEffectEvent(() => onAnswered());
  useEffect(() => {
    let isOver = false;
    lookAhead()?.then(
      ({ state }) => {
        if (!isOver && state === 'done') onDone();
      },
      (failure: unknown) => {
        // Without a connection the button says so once it is pressed.
        const found = whatIsWrong(failure);
        if (!isOver && found.isLink) setWrong(found);
      },
    );
    return () => {
      isOver = true;
    };
  }, [token]);

  async function press() {
    setBusy(true);
    setWrong(undefined);
    try {
      await answer();
      noteAnswered(token);
      onAnswered();
    } catch (failure) {
      setWrong(whatIsWrong(failure));
      if (failure instanceof Error) reportError(failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack gap="s5">
      {wrong && (
        <Notice tone="error" live>
          {wrong.message} {wrong.isLink && instead}
        </Notice>
      )}
      <Cluster gap="s6">
        {!wrong?.isLink && (
          <Button size="l" busy={busy} busyLabel={busyLabel} onClick={() => void press()}>
            {children}
          </Button>
        )}
        {besides}
      </Cluster>
    </Stack>
  );
}

function whatIsWrong(failure: unknown): Wrong {
  const refusal = readRefusal(failure);
  const message = refusal?.fields[0]?.message ?? refusal?.message ?? NOT_SENT;
  const { status } = failure as { status?: unknown };
  return { message, isLink: status === 404 || status === 422 };
}
