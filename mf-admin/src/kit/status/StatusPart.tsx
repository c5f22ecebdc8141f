import { useState } from 'react';
import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { Button, Segmented, Text } from '@school/shared/ui';
import { DrawerPart } from '../detail/DrawerPart';
import { History } from '../detail/History';
import { keepPlace } from '../ui/keepPlace';
import { useJustChanged } from '../ui/useJustChanged';
import { statusesOf } from './statusesOf';

interface StatusChange {
  readonly from: string;
  readonly to: string;
  readonly actor: string;
  /** UTC, ISO 8601. */
  readonly at: string;
}

interface Props<Status extends string> {
  readonly status: Status;
  readonly labels: Readonly<Record<Status, string>>;
  readonly changes: readonly StatusChange[];
  readonly onChange: (status: Status) => Promise<unknown>;
}

/** The status of a row, another one for it, and who changed it so far. */
export function StatusPart<Status extends string>({ status, labels, changes, onChange }: Props<Status>) {
  const { toast } = useShell();
  /** What somebody chooses; until then it follows what colleagues change. */
  const [choice, setChoice] = useState<string>();
  const [now, setNow] = useJustChanged(status, changes);
  const chosen = choice ?? now;
  const [busy, setBusy] = useState(false);
  const wanted = statusesOf(labels).find((known) => known === chosen) ?? now;

  async function change() {
    setBusy(true);
    try {
      await onChange(wanted);
      setNow(wanted);
      setChoice(undefined);
      toast.add(`The status is now: ${labels[wanted]}.`, { type: 'success' });
    } catch (error) {
      toast.add(`The status was not changed. ${messageOfApiError(error)}`, { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <DrawerPart title="Status">
      <Segmented
        name="status"
        // Beside a list that is filtered by its status.
        id="status-now"
        label="Status"
        hideLabel
        options={statusesOf(labels).map((value) => ({ value, label: labels[value] }))}
        value={chosen}
        onChange={({ target }) => setChoice(target.value)}
      />
      {wanted !== now && (
        <Button
          ref={keepPlace}
          tone="ink"
          size="s"
          busy={busy}
          busyLabel="Changing"
          onClick={() => void change()}
        >
          Change to “{labels[wanted]}”
        </Button>
      )}
      {changes.length === 0 ? (
        <Text size="small" muted>
          Nobody has changed it yet.
        </Text>
      ) : (
        <History
          entries={changes.map(({ from, to, actor, at }, nth) => ({
            key: String(nth),
            what: `${labelOf(labels, from)} to ${labelOf(labels, to)}`,
            by: actor,
            at,
          }))}
        />
      )}
    </DrawerPart>
  );
}

const labelOf = (labels: Readonly<Record<string, string>>, status: string) => labels[status] ?? status;
