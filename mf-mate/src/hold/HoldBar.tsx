import { ANNOUNCED_AT, clockOf, useCountdown } from '@school/shared/hold';
import { color, layer, media, space, type as voice } from '@school/shared/theme';
import { Money, VisuallyHidden, Wrap } from '@school/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { TicketHold } from '../api';
import { ticketsLabel } from '../purchase/counts';
import { timeLabel } from './timeLabel';

interface Props {
  readonly hold: TicketHold;
  readonly answeredAt: number;
  readonly onEnd: () => void;
}

/**
 * Shows the held seats and how long they are held; stays in view. Screen readers hear it once, before it
 * ends.
 */
export function HoldBar({ hold, answeredAt, onEnd }: Props) {
  const left = useCountdown(hold, answeredAt, onEnd);
  const isEnding = left <= ANNOUNCED_AT && left > 0 && !hold.isPaymentPending;
  const [announced, setAnnounced] = useState<string>();
  if (isEnding && announced === undefined) {
    setAnnounced(`Your seats are held for ${timeLabel(left)} more.`);
  }
  const words = ticketsLabel(hold.lines.map(({ name, quantity }) => ({ name, count: quantity })));
  return (
    <Bar data-ground="gold" aria-label="What is held for you">
      <Row>
        <Clock role="timer" aria-live="off">
          <small>{hold.isPaymentPending ? 'Held while you pay' : 'Held for you'}</small>
          <b>{clockOf(left)}</b>
        </Clock>
        <What>
          <b>
            <Money pesewas={hold.amount} />
          </b>
          <span>{words}</span>
        </What>
      </Row>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Bar>
  );
}

const Bar = styled.section`
  position: sticky;
  top: 0;
  z-index: ${layer.bar};
`;

const Row = styled(Wrap)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.s8};
  padding-block: ${space.s3};
  small {
    display: block;
    ${voice.small}
    font-weight: 600;
  }
`;

const Clock = styled.p`
  b {
    ${voice.figure}
    font-size: clamp(1.625rem, 2.3vw, 2.25rem);
  }
`;

const What = styled.p`
  text-align: right;
  min-width: 0;
  color: ${color.text};
  b {
    ${voice.figure}
    font-size: 1.375rem;
  }
  span {
    display: block;
    ${voice.small}
  }
  ${media.tiny} {
    text-align: left;
  }
`;
