import { Notice } from '@school/shared/ui';
import type { Conflict } from '../api';
import { clockTime } from '../rules/clockTime';

interface Props {
  readonly conflicts: readonly Conflict[];
  readonly door: string;
}

/** Tickets that two doors let in while they were cut off. Those of this door come first and are said aloud. */
export function Conflicts({ conflicts, door }: Props) {
  const isHere = ({ scans }: Conflict) => scans.some((scan) => scan.door === door);
  const sorted = conflicts.toSorted((a, b) => Number(isHere(b)) - Number(isHere(a)));
  return sorted.map((conflict) => {
    const { ticket, scans } = conflict;
    return (
      <Notice
        key={ticket.id}
        tone={isHere(conflict) ? 'error' : 'warning'}
        title={isHere(conflict) ? 'This door and another let one ticket in' : 'Two doors let one ticket in'}
        live
      >
        <p>{[ticket.name, ticket.typeName, ticket.seat, ticket.number].filter(Boolean).join(', ')}</p>
        <p>
          {scans
            .map(
              ({ door: where, at, isOffline }) =>
                `${where} ${clockTime(at)} UTC${isOffline ? ', cut off' : ''}`,
            )
            .join('; ')}
          . Two people hold this ticket: please find out whose it is.
        </p>
      </Notice>
    );
  });
}
