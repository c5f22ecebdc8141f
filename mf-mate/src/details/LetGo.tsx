import { useNavigate } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { TextLink } from '@school/shared/ui';
import { useState } from 'react';
import { useReleaseTicketHoldMutation, type TicketHold } from '../api';
import { ticketsPath } from '../purchase/paths';
import { usePurchase } from '../purchase/usePurchase';

/** Releases the seats at once, so that others can buy them. */
export function LetGo({ hold }: { readonly hold: TicketHold }) {
  const navigate = useNavigate();
  const { purchase, update } = usePurchase(hold.sale);
  const [release] = useReleaseTicketHoldMutation();
  const [failed, setFailed] = useState<string>();

  async function letGo() {
    if (purchase.holdToken === undefined) return;
    try {
      await release({ 'hold-token': purchase.holdToken }).unwrap();
      update({ holdToken: undefined, payment: undefined, seats: {}, ...(hold.isOffer && { counts: {} }) });
      void navigate(ticketsPath(hold.sale), { replace: true });
    } catch (failure) {
      setFailed(messageOfApiError(failure));
    }
  }

  return (
    <>
      <TextLink plain onClick={() => void letGo()}>
        {hold.isOffer ? 'Release these tickets' : 'Release them'}
      </TextLink>
      {failed && <span role="alert">{failed}</span>}
    </>
  );
}
