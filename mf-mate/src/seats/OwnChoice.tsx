import { messageOfApiError } from '@school/shared/api';
import { color, layer, media, space } from '@school/shared/theme';
import { Button, Cluster, ErrorState, Loading, Segmented, Skeleton, Text, TextLink } from '@school/shared/ui';
import { useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useAvailabilityQuery, useGetHallPlanQuery, type PlanSeat } from '../api';
import { PanelFrame } from '../frame/PanelFrame';
import { seatsLabel } from '../hold/seatsLabel';
import { pressSeat } from '../plan/choice';
import { SeatList } from '../plan/SeatList';
import { SeatPlan } from '../plan/SeatPlan';
import type { ChosenLine } from '../purchase/counts';
import type { Purchase } from '../purchase/purchase';
import { seatsNeeded } from './seatChoice';
import { takenOf } from './takenOf';

interface Props {
  readonly lines: readonly ChosenLine[];
  readonly seats: Purchase['seats'];
  /** Seats that this visitor holds. */
  readonly own: ReadonlySet<string>;
  readonly above: ReactNode;
  readonly bar: ReactNode;
  readonly refused: ReactNode;
  readonly isHolding: boolean;
  readonly onChange: (seats: Purchase['seats']) => void;
  readonly onTake: (seats: Purchase['seats']) => void;
  readonly onBest: () => void;
}

type View = 'plan' | 'list';

/** Seats chosen on the plan or in the list, which share the selection. */
export function OwnChoice(props: Props) {
  const { lines, seats, own, isHolding, onChange, onTake } = props;
  const planQuery = useGetHallPlanQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: plan } = planQuery;
  const { data: live } = useAvailabilityQuery();
  const [view, setView] = useState<View>('plan');
  const [typeId, setTypeId] = useState(lines[0]?.type.id ?? '');
  const line = lines.find(({ type }) => type.id === typeId) ?? lines[0];
  const ids = (line && seats[line.type.id]) ?? [];
  const chosen = useMemo(() => new Set(Object.values(seats).flat()), [seats]);
  const taken = useMemo(() => takenOf(live, own), [live, own]);
  const missing = lines.filter((one) => (seats[one.type.id] ?? []).length < seatsNeeded(one));

  if (!line) return null;
  const pool = poolOf(line);
  const needed = seatsNeeded(line);
  const words = plan ? seatsLabel(plan.seats.filter(({ id }) => ids.includes(id))) : '';

  function press(seat: PlanSeat) {
    if (!plan || !line || seat.pool !== pool) return;
    onChange({ ...seats, [line.type.id]: pressSeat(ids, seat, { plan, quantity: needed, taken }) });
  }

  return (
    <PanelFrame
      title={lines.length === 1 && needed === 1 ? 'Choose your seat' : 'Choose your seats'}
      above={props.above}
      bar={props.bar}
    >
      {lines.length > 1 && (
        <Segmented
          label="Seats for"
          name="type"
          options={lines.map(({ type, count }) => ({ value: type.id, label: `${count} × ${type.name}` }))}
          value={line.type.id}
          onChange={({ target }) => setTypeId(target.value)}
        />
      )}
      <Cluster gap="s6" align="end">
        <Segmented
          label="How would you like to choose?"
          hideLabel
          name="view"
          options={[
            { value: 'plan', label: 'On the plan' },
            { value: 'list', label: 'In a list by row' },
          ]}
          value={view}
          onChange={({ target }) => setView(target.value === 'list' ? 'list' : 'plan')}
        />
        <TextLink plain onClick={props.onBest}>
          Offer me the best seats
        </TextLink>
      </Cluster>
      {!plan && planQuery.error !== undefined && (
        <ErrorState
          level={2}
          title="The plan of the hall cannot be shown right now"
          message={messageOfApiError(planQuery.error)}
          busy={planQuery.isFetching}
          onRetry={() => void planQuery.refetch()}
        />
      )}
      {!plan && !planQuery.error && (
        <Loading label="Loading the plan of the hall">
          <Skeleton height="480px" />
        </Loading>
      )}
      {plan && view === 'plan' && <SeatPlan {...{ plan, pool, chosen, taken }} onPress={press} />}
      {plan && view === 'list' && <SeatList {...{ plan, pool, chosen, taken }} onPress={press} />}
      <Foot data-ground="night2">
        {props.refused}
        <Row>
          <Text role="status">
            <b>
              {ids.length} of {needed} {needed === 1 ? 'seat' : 'seats'}
            </b>
            {words ? `: ${words}` : ' chosen'}
          </Text>
          <Button
            tone="gold"
            busy={isHolding}
            busyLabel="Holding …"
            aria-disabled={missing.length > 0}
            onClick={() => {
              if (missing[0]) setTypeId(missing[0].type.id);
              else onTake(seats);
            }}
          >
            {needed === 1 ? 'Take this seat' : 'Take these seats'}
          </Button>
        </Row>
      </Foot>
    </PanelFrame>
  );
}

const poolOf = ({ type }: ChosenLine): string | null => type.pool;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s3} ${space.s6};
  > p {
    min-width: 0;
    line-height: 1.25;
  }
  > button {
    flex: none;
  }
`;

const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${layer.sticky};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s3};
  margin-inline: calc(${space.gutter} * -1);
  padding: ${space.s4} ${space.gutter};
  border-top: 1px solid ${color.rule};
  ${media.phone} {
    padding-block: ${space.s3};
  }
`;
