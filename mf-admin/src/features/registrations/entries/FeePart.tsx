import { Money } from '@school/shared/ui';
import { DrawerPart } from '../../../kit/detail/DrawerPart';
import { FactList } from '../../../kit/detail/FactList';
import { RefundButton } from '../../../kit/orders/RefundButton';
import { OrderPayments } from '../../../kit/orders/OrderPayments';
import type { CompetitionEntryDetail } from '../api';
import { feeLabels } from '../labels';

/** The fee with its payments. What counts as the fee goes back with a withdrawal; the rest goes back by itself. */
export function FeePart({ detail }: { readonly detail: CompetitionEntryDetail }) {
  const { fee, entry, payments } = detail;
  return (
    <>
      <DrawerPart title="Fee">
        <FactList
          facts={[
            ['State', feeLabels[fee]],
            ['Amount', <Money key="amount" pesewas={entry.fee.amount} />],
            ['Paid', (fee === 'paid' || fee === 'refunded') && payments.length === 0 && 'at the office'],
          ]}
        />
      </DrawerPart>
      {payments.length > 0 && (
        <OrderPayments
          what="fee"
          order={detail}
          actions={(payment) => !payment.granted && <RefundButton payment={payment} />}
        />
      )}
    </>
  );
}
