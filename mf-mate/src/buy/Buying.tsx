import { island, useNavigate } from '@school/shared';
import { messageOfApiError, StoreProvider } from '@school/shared/api';
import { ErrorState, Loading, Skeleton } from '@school/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SaleName } from '../api';
import { PanelFrame } from '../frame/PanelFrame';
import { HoldBar } from '../hold/HoldBar';
import { useHold } from '../hold/useHold';
import { DetailsStep } from '../details/DetailsStep';
import { PaidOrder } from './PaidOrder';
import { linesOf } from '../purchase/counts';
import { usePurchase } from '../purchase/usePurchase';
import { SeatsStep } from '../seats/SeatsStep';
import { useLiveSale } from '../sale/useLiveSale';
import { BuySteps } from './BuySteps';
import { HoldOver } from './HoldOver';
import type { BuyStep } from '../purchase/panel';
import { ticketsPath } from '../purchase/paths';

interface Props {
  readonly sale: SaleName;
  readonly step: BuyStep;
}

/** Buying, from chosen tickets to the payment. */
export function Buying(props: Props) {
  return (
    <StoreProvider>
      <Step {...props} />
    </StoreProvider>
  );
}

const moment = (
  <PanelFrame title="One moment">
    <Loading label="Looking for your tickets">
      <Skeleton height="420px" />
    </Loading>
  </PanelFrame>
);

const WaitingRoom = island('WaitingRoom', () => import('../queue/WaitingRoom').then((m) => m.WaitingRoom), {
  when: 'load',
  fallback: moment,
});

function Step({ sale: name, step }: Props) {
  const { purchase, update } = usePurchase(name);
  const sale = useLiveSale(name);
  const known = useHold(purchase.holdToken);
  const { hold } = known;
  const navigate = useNavigate();
  const isEmpty = sale !== undefined && linesOf(sale, purchase.counts).length === 0;
  const leave = useEffectEvent(() => void navigate(ticketsPath(name), { replace: true }));
  const [hasTurn, setTurn] = useState(false);
  const waits = sale?.hasQueue === true && !hasTurn && hold?.state !== 'active';
  const hasNothing = isEmpty && !known.isLoading && !hold && !waits;
  useEffect(() => {
    if (hasNothing) leave();
  }, [hasNothing]);
  // A hold that the API does not know cannot continue.
  const forget = useEffectEvent(() => update({ holdToken: undefined, payment: undefined }));
  useEffect(() => {
    if (known.isUnknown) forget();
  }, [known.isUnknown]);

  if (known.error !== undefined && !hold) {
    return (
      <PanelFrame title="Your tickets">
        <ErrorState
          level={2}
          title="The box office cannot be reached right now"
          message={`${messageOfApiError(known.error)} What you chose and typed is kept on this device.`}
          onRetry={known.ask}
        />
      </PanelFrame>
    );
  }
  if (!sale || known.isLoading || hasNothing) return moment;
  if (hold?.state === 'paid') {
    return <PaidOrder sale={name} token={purchase.holdToken ?? ''} update={update} />;
  }
  const isOver = hold !== undefined && hold.state !== 'active';
  // Where turns count, the same tickets can be held again only in one.
  if (isOver && step === 'details' && (hold.isOffer || !waits))
    return <HoldOver {...{ sale, purchase, update, hold }} />;

  const lines = linesOf(sale, purchase.counts);
  if (waits) return <WaitingRoom sale={sale} hasChosen={lines.length > 0} onEnter={() => setTurn(true)} />;
  const hasSeats = lines.some(({ type }) => type.isNumbered);
  const active = hold?.state === 'active' ? hold : undefined;
  // An offer has fixed tickets, so there is no step to go back to.
  const above = !active?.isOffer && <BuySteps sale={name} now={step} hasSeats={hasSeats} />;
  const bar = active && <HoldBar hold={active} answeredAt={known.answeredAt} onEnd={known.ask} />;
  if (step === 'details' && active) {
    return <DetailsStep {...{ sale, purchase, update, hold: active, above, bar, ask: known.ask }} />;
  }
  return <SeatsStep {...{ sale, purchase, update, hold: active, above, bar, lines }} />;
}
