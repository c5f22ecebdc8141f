import styled from 'styled-components';
import { formatClock } from '@school/shared/format';
import { parseStored, useStored } from '@school/shared/form';
import { space } from '@school/shared/theme';
import { Button, Notice, VisuallyHidden } from '@school/shared/ui';
import type { Conflict } from '../api';

interface Props {
  readonly conflicts: readonly Conflict[];
  readonly door: string;
}

/**
 * Tickets that two doors admitted while offline. Those of this door come first and are announced. Dismissed
 * ones are hidden on this phone.
 */
export function Conflicts({ conflicts, door }: Props) {
  const { dealtWith, note } = useDealtWith();
  const isHere = ({ scans }: Conflict) => scans.some((scan) => scan.door === door);
  const sorted = conflicts
    .filter((conflict) => !dealtWith.includes(keyOf(conflict)))
    .sort((a, b) => Number(isHere(b)) - Number(isHere(a)));
  return sorted.map((conflict) => {
    const { ticket, scans } = conflict;
    return (
      <Notice
        key={ticket.id}
        tone={isHere(conflict) ? 'error' : 'warning'}
        title={
          isHere(conflict)
            ? 'A ticket was admitted here and at another door'
            : 'A ticket was admitted at two doors'
        }
        live
      >
        <p>{[ticket.name, ticket.typeName, ticket.seat, ticket.number].filter(Boolean).join(', ')}</p>
        <p>
          {scans
            .map(
              ({ door: where, at, isOffline }) =>
                `${where} ${formatClock(at)} UTC${isOffline ? ', offline' : ''}`,
            )
            .join('; ')}
          . Two people have this ticket. Please find out who owns it.
        </p>
        <Below>
          <Button tone="line" size="s" onClick={() => note(keyOf(conflict))}>
            Mark as resolved <VisuallyHidden>for {ticket.name}</VisuallyHidden>
          </Button>
        </Below>
      </Notice>
    );
  });
}

const Below = styled.div`
  margin-top: ${space.s3};
`;

/** Another door that admits the same ticket makes a new conflict. */
const keyOf = ({ ticket, scans }: Conflict): string => `${ticket.id} ${scans.length}`;

/** Stores the conflicts dismissed on this phone. */
function useDealtWith() {
  const [text, keep] = useStored('door-dealt-with');
  const kept = parseStored(text);
  const dealtWith = Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  return { dealtWith, note: (key: string) => keep(JSON.stringify([...dealtWith, key])) };
}
