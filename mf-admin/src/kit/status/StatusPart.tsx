import { useState } from 'react';
import { DrawerPart, History } from '@school/shared/staff/detail';
import { useAction } from '@school/shared/staff/ui';
import { Button, Segmented, Text, keepPlace } from '@school/shared/ui';
import { useJustChanged } from '../ui/useJustChanged';
import { statusesOf, type UseMutation } from './statuses';

interface StatusChange {
  readonly from: string;
  readonly to: string;
  readonly actor: string;
  /** UTC, ISO 8601. */
  readonly at: string;
}

interface Row<Status extends string> {
  readonly id: string;
  readonly status: Status;
  readonly changes: readonly StatusChange[];
}

/** Makes the part of a drawer that shows the status of a row, the choice of another one, and its changes so far. */
export function defineStatusPart<Status extends string, Request>(
  labels: Readonly<Record<Status, string>>,
  useChange: UseMutation<Request, unknown>,
  request: (id: string, status: Status) => Request,
) {
  return function StatusPart({ row }: { readonly row: Row<Status> }) {
    const [change] = useChange();
    /** What the user has chosen; until then the part follows what colleagues change. */
    const [choice, setChoice] = useState<string>();
    const [now, setNow] = useJustChanged(row.status, row.changes);
    const chosen = choice ?? now;
    const next = statusesOf(labels).find((status) => status === chosen) ?? now;
    const [send, busy] = useAction({
      run: async () => {
        await change(request(row.id, next)).unwrap();
        setNow(next);
        setChoice(undefined);
      },
      done: `Status: ${labels[next]}.`,
      failed: 'The status was not changed.',
    });

    return (
      <DrawerPart title="Status">
        <Segmented
          name="status"
          // The list has a filter with the same name.
          id="status-now"
          label="Status"
          hideLabel
          options={statusesOf(labels).map((value) => ({ value, label: labels[value] }))}
          value={chosen}
          onChange={({ target }) => setChoice(target.value)}
        />
        {next !== now && (
          <Button
            ref={keepPlace}
            tone="ink"
            size="s"
            busy={busy}
            busyLabel="Saving"
            onClick={() => void send()}
          >
            Change to “{labels[next]}”
          </Button>
        )}
        {row.changes.length === 0 ? (
          <Text size="small" muted>
            No changes yet.
          </Text>
        ) : (
          <History
            entries={row.changes.map(({ from, to, actor, at }, nth) => ({
              key: String(nth),
              what: `${labelOf(labels, from)} to ${labelOf(labels, to)}`,
              by: actor,
              at,
            }))}
          />
        )}
      </DrawerPart>
    );
  };
}

const labelOf = (labels: Readonly<Record<string, string>>, status: string) => labels[status] ?? status;
