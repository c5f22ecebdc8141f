import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useShell } from '@school/shared';
import { layer, line, color, space } from '@school/shared/theme';
import { Button } from '@school/shared/ui';
import { askSession } from './watchEnd';

interface Props {
  /** When it ends, by this device's clock. */
  readonly endsAt: number;
  readonly onStay: () => void;
}

/** Says that the session ends soon, and how to stay. It stands over the page's foot and takes no focus. */
export function SessionSoon({ endsAt, onStay }: Props) {
  const { toast } = useShell();
  const [busy, setBusy] = useState(false);
  const minutes = useMinutesTo(endsAt);

  async function stay(): Promise<void> {
    setBusy(true);
    const response = await askSession('POST');
    setBusy(false);
    if (response?.ok) toast.add('You stay signed in.', { type: 'success' });
    else toast.add('That did not work. Please try again.', { type: 'error' });
    onStay();
  }

  return (
    <Bar role="alert" data-ground="gold">
      <p>
        <b>Your session ends {minutes <= 1 ? 'within a minute' : `in ${minutes} minutes`}.</b> What you have
        typed stays on the page.
      </p>
      <Button tone="ink" size="s" busy={busy} busyLabel="One moment" onClick={() => void stay()}>
        Stay signed in
      </Button>
    </Bar>
  );
}

/** Whole minutes until a time, rounded up. */
function useMinutesTo(endsAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return Math.ceil((endsAt - now) / 60_000);
}

const Bar = styled.div`
  position: fixed;
  z-index: ${layer.drawer};
  inset: auto ${space.s4} ${space.s4} auto;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s3} ${space.s5};
  max-width: min(640px, calc(100% - 2 * ${space.s4}));
  padding: ${space.s4} ${space.s5};
  border: ${line.field} solid ${color.line};
  > p {
    flex: 1 1 240px;
  }
`;
