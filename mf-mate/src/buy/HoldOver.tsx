import { useNavigate } from '@school/shared';
import { Button, Cluster, Notice, Text, TextLink } from '@school/shared/ui';
import { useState } from 'react';
import type { TicketHold } from '../api';
import { PanelFrame } from '../frame/PanelFrame';
import { useHoldSeats } from '../hold/useHoldSeats';
import { linesOf } from '../purchase/counts';
import type { Purchase } from '../purchase/purchase';
import type { usePurchase } from '../purchase/usePurchase';
import type { SaleFacts } from '../sale/saleFacts';
import { heldSeats, holdsChoice, itemsOf } from '../seats/seatChoice';
import { stepPath, ticketsPath } from '../purchase/paths';
import { refusalsOf } from '../purchase/refusals';

interface Props {
  readonly sale: SaleFacts;
  readonly purchase: Purchase;
  readonly update: ReturnType<typeof usePurchase>['update'];
  readonly hold: TicketHold;
}

/** Shown when the hold has expired. One button holds the same seats again if they are still free. */
export function HoldOver({ sale, purchase, update, hold }: Props) {
  const navigate = useNavigate();
  const { holdSeats, isHolding } = useHoldSeats({
    sale: sale.name,
    purchase,
    update,
    isOffer: hold.isOffer,
  });
  const [refused, setRefused] = useState<string>();
  const lines = linesOf(sale, purchase.counts);
  const seats = Object.fromEntries(
    lines.map(({ type }) => [type.id, heldSeats(hold, type.id).map(({ id }) => id)]),
  );

  async function again() {
    setRefused(undefined);
    update({ payment: undefined });
    try {
      await holdSeats(itemsOf(lines, seats, {}));
      void navigate(stepPath(sale.name, 'details'), { replace: true });
    } catch (failure) {
      const { lines: wrong, whole } = refusalsOf(failure);
      setRefused([...Object.values(wrong), whole].filter(Boolean).join(' '));
    }
  }

  return (
    <PanelFrame
      title={hold.state === 'released' ? 'These tickets were released' : 'Your time is up'}
      lead="The seats are free for other people again. You were not charged."
    >
      <Text>
        {hold.isOffer
          ? 'We offer them to the next person on the list. You can join the waiting list again, or see the other tickets.'
          : 'Everything you chose and typed is still here. If your seats are still free, one tap holds them again.'}
      </Text>
      {refused && (
        <Notice tone="error" title="They cannot be held again" live>
          {refused}
        </Notice>
      )}
      <Cluster gap="s6">
        {!hold.isOffer && holdsChoice(hold, lines) && (
          <Button tone="gold" size="l" busy={isHolding} busyLabel="Holding …" onClick={() => void again()}>
            Hold the same again
          </Button>
        )}
        {!hold.isOffer && lines.length > 0 && (
          <TextLink to={stepPath(sale.name, 'seats')}>Choose other seats</TextLink>
        )}
        <TextLink plain to={ticketsPath(sale.name)}>
          {hold.isOffer ? 'See all tickets' : 'Change the tickets'}
        </TextLink>
      </Cluster>
    </PanelFrame>
  );
}
