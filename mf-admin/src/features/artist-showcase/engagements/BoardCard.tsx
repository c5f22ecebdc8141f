import styled from 'styled-components';
import { RowButton } from '@school/shared/staff/list';
import { useAction } from '@school/shared/staff/ui';
import { color, space } from '@school/shared/theme';
import { Button, DateText, Money, VisuallyHidden } from '@school/shared/ui';
import { useChangeEngagementStatusMutation, type EngagementRow } from '../api';
import { engagementLabels, nextStatus } from './labels';

interface Props {
  readonly row: EngagementRow;
  /** Whether it is open in the drawer. */
  readonly current: boolean;
  readonly onOpen: () => void;
  /** Called when the card has moved to another column. */
  readonly onMoved: () => void;
}

/** An engagement on the board: its name opens it, its button sets the status that usually comes next. */
export function BoardCard({ row, current, onOpen, onMoved }: Props) {
  const { id, name, occasion, place, date, startTime, budget, status } = row;
  const next = nextStatus[status];
  const [change] = useChangeEngagementStatusMutation();
  const [move, busy] = useAction({
    run: async (to: EngagementRow['status']) => {
      await change({ id, engagementStatusChange: { status: to } }).unwrap();
      onMoved();
    },
    done: (_, to) => `${name} is now: ${engagementLabels[to]}.`,
    failed: 'The status was not changed.',
  });
  return (
    <Card data-ground="paper" data-current={current || undefined}>
      <RowButton onClick={onOpen}>{name}</RowButton>
      <p>
        <DateText value={date} /> {startTime}
      </p>
      <p>
        {occasion}, {place}
      </p>
      {budget !== null && (
        <p>
          <Money pesewas={budget} />
        </p>
      )}
      {next && (
        <Button tone="line" size="s" busy={busy} busyLabel="Moving" onClick={() => void move(next)}>
          Move to {engagementLabels[next]}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      )}
    </Card>
  );
}

const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.s1};
  padding: ${space.s2} ${space.s4} ${space.s4};
  border: 1px solid ${color.rule};
  overflow-wrap: anywhere;
  &[data-current] {
    border-color: ${color.line};
    box-shadow: inset 4px 0 ${color.accent};
  }
  p {
    color: ${color.muted};
  }
  > button + button,
  > p + button {
    margin-top: ${space.s2};
  }
`;
