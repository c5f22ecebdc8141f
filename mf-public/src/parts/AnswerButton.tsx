import { Button, Cluster, Notice, Stack } from '@school/shared/ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { noteAnswered, wasAnswered } from './answeredLinks';
import { messageOf } from './messageOf';

interface Props {
  readonly children: ReactNode;
  readonly busyLabel: string;
  readonly answer: () => Promise<unknown>;
  readonly onAnswered: () => void;
  /** Requests the state of the link before the button is pressed; rejects for an invalid link. */
  readonly look?: () => Promise<{ readonly state: 'open' | 'done' }>;
  /** The token of the link. This tab stores that it was used, so that a reload shows the result. */
  readonly token: string;
  /** An alternative beside the button. */
  readonly besides?: ReactNode;
  /** What to do when the link is invalid. */
  readonly instead?: ReactNode;
}

interface Wrong {
  readonly message: string;
  readonly isLink: boolean;
}

/** The button that answers the question of a mail link. It can be pressed again after a failure. */
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
        // A missing connection is reported once the button is pressed.
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
  const { status } = failure as { status?: unknown };
  return { message: messageOf(failure), isLink: status === 404 || status === 422 };
}
