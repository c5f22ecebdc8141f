import { useState } from 'react';
import styled from 'styled-components';
import { space } from '@school/shared/theme';
import { Button, SelectField } from '@school/shared/ui';
import type { HallPlan, StaffSeat } from '../api';

interface Props {
  readonly plan: HallPlan;
  readonly seats: readonly StaffSeat[];
  readonly onAdd: (ids: readonly string[]) => void;
}

/** Chooses a whole row at once, without the plan. */
export function RowPicker({ plan, seats, onAdd }: Props) {
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
        Choose this row
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
