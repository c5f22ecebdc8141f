import { StoreProvider } from '@school/shared/api';
import type { SaleName } from '../api';
import { usePurchase } from '../purchase/usePurchase';
import { CodeForm } from './CodeForm';
import { InvitedTickets } from './InvitedTickets';

interface Props {
  readonly sale: SaleName;
}

/** The form for the code, then the tickets that it opens. */
export function CodeTickets({ sale }: Props) {
  const { purchase, update } = usePurchase(sale);
  const { code, holdToken } = purchase;
  if (code === undefined) {
    return <CodeForm {...{ sale, holdToken }} onCode={(found) => update({ code: found })} />;
  }
  return (
    <StoreProvider>
      <InvitedTickets
        key={code}
        {...{ sale, code }}
        onOther={() => update({ code: undefined, counts: {}, seats: {}, wheelchairs: {} })}
      />
    </StoreProvider>
  );
}
