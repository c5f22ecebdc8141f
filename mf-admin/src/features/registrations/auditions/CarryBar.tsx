import styled from 'styled-components';
import { layer, space } from '@school/shared/theme';
import { Button } from '@school/shared/ui';
import { FOOT } from '../../../kit/page/foot';
import type { StaffAuditionSlot } from '../api';
import { textForSlot } from './board';
import type { Carry } from './useCarry';

interface Props {
  readonly slots: readonly StaffAuditionSlot[];
  readonly carry: Carry;
}

/** Says at the foot of the window what is being moved and where to, with the way out. */
export function CarryBar({ slots, carry: { carried, cancel } }: Props) {
  if (!carried) return null;
  const over = slots.find(({ id }) => id === carried.over);
  return (
    <Bar data-ground="ink">
      <p>
        <b>{carried.entry.name}</b>{' '}
        {over ? textForSlot(over, carried.entry.id) : 'has no time yet. Choose where it goes.'}
      </p>
      <Button tone="line" size="s" onClick={cancel}>
        Leave it
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  z-index: ${layer.sticky};
  bottom: ${FOOT};
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: ${space.s2} ${space.s4};
  padding: ${space.s3} ${space.s4};
`;
