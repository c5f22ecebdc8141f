import { useNavigate } from '@school/shared';
import { Notice } from '@school/shared/ui';
import { useState, type ReactNode } from 'react';
import type { TicketHold } from '../api';
import { stepPath } from '../purchase/paths';
import { NO_REFUSALS, refusalsOf } from '../purchase/refusals';
import { useHoldSeats } from '../hold/useHoldSeats';
import type { ChosenLine } from '../purchase/counts';
import type { Purchase } from '../purchase/purchase';
import type { usePurchase } from '../purchase/usePurchase';
import type { SaleFacts } from '../sale/saleFacts';
import { BestOffer } from './BestOffer';
import { OwnChoice } from './OwnChoice';
import { WithoutSeats } from './WithoutSeats';
import { heldSeats, holdsChoice, itemsOf, seatsNeeded } from './seatChoice';

export interface SeatsStepProps {
  readonly sale: SaleFacts;
  readonly purchase: Purchase;
  readonly update: ReturnType<typeof usePurchase>['update'];
  readonly hold: TicketHold | undefined;
  readonly lines: readonly ChosenLine[];
  readonly above: ReactNode;
  readonly bar: ReactNode;
}

/** The seats: the best ones together by one press, or one's own choice. */
export function SeatsStep({ sale, purchase, update, hold, lines, above, bar }: SeatsStepProps) {
  const navigate = useNavigate();
  const { holdSeats, isHolding } = useHoldSeats({
    sale: sale.name,
    purchase,
    update,
    isOffer: hold?.isOffer,
  });
  const [refusals, setRefusals] = useState(NO_REFUSALS);
  const [round, setRound] = useState(0);
  const [choosing, setChoosing] = useState(() => Object.values(purchase.seats).some((ids) => ids.length > 0));
  const numbered = lines.filter(({ type }) => type.isNumbered);
  const held = hold && holdsChoice(hold, lines) ? hold : undefined;

  const goOn = () => void navigate(stepPath(sale.name, 'details'), { replace: numbered.length === 0 });

  async function take(seats: Purchase['seats'], wheelchairs: Purchase['wheelchairs'] = {}) {
    setRefusals(NO_REFUSALS);
    try {
      await holdSeats(itemsOf(lines, seats, wheelchairs));
      goOn();
    } catch (failure) {
      setRefusals(refusalsOf(failure));
      // Another buyer was faster: reload the offer.
      setRound((rounds) => rounds + 1);
    }
  }

  const refused = (
    <>
      {lines.map(
        ({ type }, at) => refusals.lines[at] && <Refusal key={type.id}>{refusals.lines[at]}</Refusal>,
      )}
      {refusals.whole && <Refusal>{refusals.whole}</Refusal>}
    </>
  );
  if (numbered.length === 0) {
    return (
      <WithoutSeats
        {...{ sale: sale.name, above, bar, refused, isHolding }}
        onArrive={() => (held ? goOn() : void take({}))}
        onRetry={() => void take({})}
      />
    );
  }
  if (choosing) {
    return (
      <OwnChoice
        {...{ above, bar, refused, isHolding }}
        lines={numbered}
        seats={startOf(numbered, purchase, held)}
        own={new Set(hold?.tickets.flatMap(({ seat }) => (seat ? [seat.id] : [])))}
        onChange={(seats) => update({ seats })}
        onTake={(seats) => void take(seats)}
        onBest={() => {
          update({ seats: {} });
          setRefusals(NO_REFUSALS);
          setChoosing(false);
        }}
      />
    );
  }
  return (
    <BestOffer
      {...{ above, bar, refused, isHolding, held }}
      sale={sale.name}
      lines={numbered}
      wheelchairs={purchase.wheelchairs}
      round={round}
      onWheelchairs={(wheelchairs) => update({ wheelchairs })}
      onTake={(seats, wheelchairs) => void take(seats, wheelchairs)}
      onKeep={goOn}
      onChoose={() => setChoosing(true)}
    />
  );
}

/** Returns the initial selection: the seats chosen before, or the held ones. */
function startOf(lines: readonly ChosenLine[], purchase: Purchase, held: TicketHold | undefined) {
  return Object.fromEntries(
    lines.map((line) => {
      const { id } = line.type;
      const kept = purchase.seats[id] ?? heldSeats(held, id).map((seat) => seat.id);
      return [id, kept.slice(0, seatsNeeded(line))];
    }),
  );
}

const Refusal = ({ children }: { readonly children: ReactNode }) => (
  <Notice tone="error" title="That did not work" live>
    {children}
  </Notice>
);
