import { ANNOUNCED_AT, clockOf, useCountdown } from '@school/shared/hold';
import { layer, measure, space, type as voice } from '@school/shared/theme';
import { VisuallyHidden, Wrap } from '@school/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { AuditionHold } from '../../api';
import { formatSlot } from '../../slots/formatSlot';

interface Props {
  readonly hold: AuditionHold;
  readonly answeredAt: number;
  readonly onEnd: () => void;
}

/**
 * Shows the held time and how long it is held; stays in view. Screen readers hear it once, before it ends.
 */
export function HoldBar({ hold, answeredAt, onEnd }: Props) {
  const left = useCountdown(hold, answeredAt, onEnd);
  const [announced, setAnnounced] = useState<string>();
  if (left <= ANNOUNCED_AT && left > 0 && announced === undefined) {
    setAnnounced('Your audition time is held for two more minutes.');
  }
  return (
    <Bar data-ground="palm" aria-label="Your audition time">
      <Row>
        <p>
          <small>{hold.isOffer ? 'Kept for you' : 'Held for you'}</small>
          <b>{formatSlot(hold.slot)}</b>
        </p>
        <Clock role="timer" aria-live="off">
          {clockOf(left)}
        </Clock>
      </Row>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Bar>
  );
}

const Bar = styled.section`
  position: sticky;
  top: ${measure.header};
  z-index: ${layer.sticky};
`;

const Row = styled(Wrap)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s5};
  padding-block: ${space.s2};
  small {
    display: block;
    ${voice.small}
  }
  b {
    line-height: 1.25;
  }
`;

const Clock = styled.p`
  flex: none;
  ${voice.figure}
  font-size: 1.75rem;
`;
