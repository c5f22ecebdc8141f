import { useState } from 'react';
import { useShell } from '@school/shared';
import { messageOfApiError, type StatusChange } from '@school/shared/api';
import { Button, Segmented, Text } from '@school/shared/ui';
import { DrawerPart } from '../detail/DrawerPart';
import { History } from '../detail/History';

interface Props<Status extends string> {
  readonly status: Status;
  readonly words: Readonly<Record<Status, string>>;
  readonly changes: readonly StatusChange[];
  readonly onChange: (status: Status) => Promise<unknown>;
}

/** The status of a row, another one for it, and who changed it so far. */
export function StatusPart<Status extends string>({ status, words, changes, onChange }: Props<Status>) {
  const { toast } = useShell();
  const [chosen, setChosen] = useState<string>(status);
  const [busy, setBusy] = useState(false);
  const wanted = statusesOf(words).find((known) => known === chosen) ?? status;

  async function change() {
    setBusy(true);
    try {
      await onChange(wanted);
      toast.add(`The status is now: ${words[wanted]}.`, { type: 'success' });
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
        label="Status"
        hideLabel
        options={statusesOf(words).map((value) => ({ value, label: words[value] }))}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
      {wanted !== status && (
        <Button tone="ink" size="s" busy={busy} busyLabel="Changing" onClick={() => void change()}>
          Change to “{words[wanted]}”
        </Button>
      )}
      {changes.length === 0 ? (
        <Text size="small" muted>
          Nobody has changed it yet.
        </Text>
      ) : (
        <History
          happenings={changes.map(({ from, to, actor, at }, nth) => ({
            key: String(nth),
            what: `${wordOf(words, from)} to ${wordOf(words, to)}`,
            by: actor,
            at,
          }))}
        />
      )}
    </DrawerPart>
  );
}

const statusesOf = <Status extends string>(words: Readonly<Record<Status, string>>) =>
  Object.keys(words) as Status[];

const wordOf = (words: Readonly<Record<string, string>>, status: string) => words[status] ?? status;
