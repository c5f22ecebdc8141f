import { useNavigate } from '@school/shared';
import { messageOfApiError, StoreProvider } from '@school/shared/api';
import { Button, Cluster, ErrorState, Loading, Skeleton, Text, TextLink } from '@school/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { stepPath, ticketsPath } from '../purchase/paths';
import { PanelFrame } from '../frame/PanelFrame';
import { useHold } from '../hold/useHold';
import { isToken } from '../purchase/purchase';
import { usePurchase } from '../purchase/usePurchase';

interface Props {
  /** The token in the mail's link, which identifies the hold. */
  readonly token: string;
}

/** Tickets offered by mail, which become the purchase of this device. */
export function Offer(props: Props) {
  return (
    <StoreProvider>
      <Offered {...props} />
    </StoreProvider>
  );
}

function Offered({ token }: Props) {
  const navigate = useNavigate();
  const { hold, isUnknown, error, isLoading, ask } = useHold(isToken(token) ? token : undefined);
  const { update } = usePurchase(hold?.sale ?? 'public');
  const canGoOn = hold?.state === 'active' || hold?.state === 'paid';

  const goOn = useEffectEvent(() => {
    if (!hold || !canGoOn) return;
    const counts = Object.fromEntries(hold.lines.map(({ type, quantity }) => [type, quantity]));
    update({ counts, seats: {}, wheelchairs: {}, holdToken: token, payment: undefined });
    void navigate(stepPath(hold.sale, 'details'), { replace: true });
  });
  useEffect(() => goOn(), [canGoOn]);

  if (error !== undefined) {
    return (
      <PanelFrame title="Your offer">
        <ErrorState level={2} message={messageOfApiError(error)} onRetry={ask} />
      </PanelFrame>
    );
  }
  if (isLoading || canGoOn) {
    return (
      <PanelFrame title="Your offer">
        <Loading label="Looking for your tickets">
          <Skeleton height="240px" />
        </Loading>
      </PanelFrame>
    );
  }
  return (
    <PanelFrame
      title="This offer has expired"
      lead={
        isUnknown || !hold
          ? 'There is no offer at this address.'
          : 'Its time has run out, and we offered the tickets to the next person.'
      }
    >
      <Text>You can join the waiting list again, or see the other tickets.</Text>
      <Cluster gap="s6">
        <Button tone="gold" to={ticketsPath('public')}>
          See all tickets
        </Button>
        <TextLink to="/mate-2025">The evening</TextLink>
      </Cluster>
    </PanelFrame>
  );
}
