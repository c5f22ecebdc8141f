import { useState } from 'react';
import styled from 'styled-components';
import { ModalButton } from '@school/shared/staff/forms';
import { lazyPart } from '@school/shared/staff/page';
import { color, size, space, type as voice } from '@school/shared/theme';
import { Button, CheckboxField, SelectField, Skeleton, Text, TextLink } from '@school/shared/ui';
import type { HallPlan, StaffSeat } from '../api';
import { nameOf } from './HallSeat';

const SeatsForm = lazyPart(
  'seats form',
  () => import('./SeatsForm').then((module) => module.SeatsForm),
  <Skeleton height={280} />,
);
const PoolForm = lazyPart(
  'pool form',
  () => import('./PoolForm').then((module) => module.PoolForm),
  <Skeleton height={280} />,
);
const PlaceForm = lazyPart(
  'place form',
  () => import('./PlaceForm').then((module) => module.PlaceForm),
  <Skeleton height={160} />,
);

interface Props {
  readonly plan: HallPlan;
  readonly seats: readonly StaffSeat[];
  readonly chosen: readonly StaffSeat[];
  readonly isMoving: boolean;
  readonly onMoving: (isMoving: boolean) => void;
  readonly onAdd: (ids: readonly string[]) => void;
  readonly onClear: () => void;
}

/** The most seats that are named; others are counted. */
const NAMED = 12;

/** The selected seats with their actions. */
export function SeatPanel({ plan, seats, chosen, isMoving, onMoving, onAdd, onClear }: Props) {
  const ids = chosen.map(({ id }) => id);
  const [only] = chosen;
  return (
    <Panel aria-label="Selected seats" data-ground="paper">
      <h2 aria-live="polite">
        {chosen.length === 1 ? '1 seat selected' : `${chosen.length} seats selected`}
      </h2>
      {chosen.length === 0 ? (
        <Text muted>Select seats on the plan, or a whole row here.</Text>
      ) : (
        <>
          <ul>
            {chosen.slice(0, NAMED).map((seat) => (
              <li key={seat.id}>
                <b>{nameOf(seat)}</b>
                <small>
                  {seat.id}, pool {seat.pool}
                  {seat.note && <span>{`: ${seat.note}`}</span>}
                </small>
                {seat.ticket?.orderId && (
                  <TextLink to={`/admin/tickets?open=${seat.ticket.orderId}`}>
                    View order of {seat.ticket.name ?? 'this seat'}
                  </TextLink>
                )}
              </li>
            ))}
            {chosen.length > NAMED && <li>and {chosen.length - NAMED} more</li>}
          </ul>
          <Ways>
            <ModalButton label="Block" title="Block the selected seats" tone="ink">
              {(close) => <SeatsForm seats={chosen} isBlocked onDone={close} />}
            </ModalButton>
            <ModalButton label="Release" title="Release the selected seats">
              {(close) => <SeatsForm seats={chosen} isBlocked={false} onDone={close} />}
            </ModalButton>
            <ModalButton label="Change pool" title="Change pool of the selected seats">
              {(close) => (
                <PoolForm seats={chosen} pools={poolsOf(seats)} known={only?.pool ?? ''} onDone={close} />
              )}
            </ModalButton>
            <Button tone="line" size="s" to={`/admin/tickets/desk?seats=${ids.join(',')}`}>
              Sell at the desk
            </Button>
            <Button tone="line" size="s" onClick={onClear}>
              Clear selection
            </Button>
          </Ways>
        </>
      )}
      <RowPicker plan={plan} seats={seats} onAdd={onAdd} />
      <CheckboxField
        name="moving"
        label="Move seats by dragging"
        checked={isMoving}
        onChange={({ target }) => onMoving(target.checked)}
      />
      {only && chosen.length === 1 && <PlaceForm key={only.id} seat={only} plan={plan} />}
    </Panel>
  );
}

const poolsOf = (seats: readonly StaffSeat[]): string[] => [...new Set(seats.map(({ pool }) => pool))].sort();

const Panel = styled.section`
  position: sticky;
  top: 84px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
  padding: ${space.s5};
  h2 {
    ${voice.subtitle}
    font-size: ${size.t4};
  }
  ul {
    display: grid;
    gap: ${space.s2};
    max-height: 320px;
    overflow: auto;
  }
  li {
    display: grid;
    overflow-wrap: anywhere;
  }
  small {
    color: ${color.muted};
  }
  @media (max-width: 1180px) {
    position: static;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`;

interface RowPickerProps {
  readonly plan: HallPlan;
  readonly seats: readonly StaffSeat[];
  readonly onAdd: (ids: readonly string[]) => void;
}

/** Selects a whole row without the plan. */
function RowPicker({ plan, seats, onAdd }: RowPickerProps) {
  const blocks = plan.blocks.filter(({ id }) => seats.some(({ block }) => block === id));
  const [block, setBlock] = useState(blocks[0]?.id ?? '');
  const rows = [...new Set(seats.filter((seat) => seat.block === block).map(({ row }) => row))].sort(
    (a, b) => a - b,
  );
  const [typed, setRow] = useState('');
  const row = rows.find((known) => String(known) === typed) ?? rows[0];
  return (
    <Box>
      <SelectField
        name="block"
        label="Block"
        options={blocks.map(({ id, name }) => ({ value: id, label: name }))}
        value={block}
        onChange={({ target }) => setBlock(target.value)}
      />
      <SelectField
        name="row"
        label="Row"
        options={rows.map((value) => ({ value: String(value), label: String(value) }))}
        value={String(row ?? '')}
        onChange={({ target }) => setRow(target.value)}
      />
      <Button
        tone="line"
        size="s"
        onClick={() =>
          onAdd(seats.filter((seat) => seat.block === block && seat.row === row).map(({ id }) => id))
        }
      >
        Select this row
      </Button>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${space.s3};
  > button {
    grid-column: 1 / -1;
  }
`;
