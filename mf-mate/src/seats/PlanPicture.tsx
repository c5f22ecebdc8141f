import { space } from '@school/shared/theme';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useAvailabilityQuery, useGetHallPlanQuery } from '../api';
import { HallDrawing } from '../plan/HallDrawing';
import { takenOf } from './takenOf';

/** A small plan that marks the seats. The text beside it says the same. */
export function PlanPicture({ chosen }: { readonly chosen: readonly string[] }) {
  const { data: plan } = useGetHallPlanQuery();
  const { data: live } = useAvailabilityQuery();
  const key = chosen.join(' ');
  const mine = useMemo(() => new Set(key.split(' ')), [key]);
  const taken = useMemo(() => takenOf(live, mine), [live, mine]);
  const pools = useMemo(
    () => new Set(plan?.seats.filter(({ id }) => mine.has(id)).map(({ pool }) => pool)),
    [plan, mine],
  );
  return (
    <Place aria-hidden="true">
      {plan && (
        <svg viewBox={`0 0 ${plan.width} ${plan.height}`}>
          <HallDrawing {...{ plan, pools, taken }} chosen={mine} marked />
        </svg>
      )}
    </Place>
  );
}

const Place = styled.div`
  min-height: 280px;
  margin-top: ${space.s2};
  > svg {
    display: block;
    width: 100%;
    max-height: 72vh;
  }
`;
