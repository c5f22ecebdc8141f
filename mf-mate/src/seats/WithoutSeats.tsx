import { Button, Cluster, Text, TextLink } from '@school/shared/ui';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { SaleName } from '../api';
import { PanelFrame } from '../frame/PanelFrame';
import { ticketsPath } from '../purchase/paths';

interface Props {
  readonly sale: SaleName;
  readonly above: ReactNode;
  readonly bar: ReactNode;
  readonly refused: ReactNode;
  readonly isHolding: boolean;
  /** Called once, because there is nothing to choose. */
  readonly onArrive: () => void;
  readonly onRetry: () => void;
}

/** Holds tickets without numbered seats at once. It is visible for a moment, or when that failed. */
export function WithoutSeats({ sale, above, bar, refused, isHolding, onArrive, onRetry }: Props) {
  const hasArrived = useRef(false);
  const arrive = useEffectEvent(onArrive);
  useEffect(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    arrive();
  }, []);
  return (
    <PanelFrame title="Your tickets" above={above} bar={bar}>
      {refused}
      {isHolding && <Text role="status">Holding your tickets …</Text>}
      <Cluster gap="s6">
        <Button tone="gold" busy={isHolding} busyLabel="Holding …" onClick={onRetry}>
          Try again
        </Button>
        <TextLink to={ticketsPath(sale)}>Change the tickets</TextLink>
      </Cluster>
    </PanelFrame>
  );
}
