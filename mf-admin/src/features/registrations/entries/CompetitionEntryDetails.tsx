import { DateTime, DrawerPart, FactList, History } from '@school/shared/staff/detail';
import { Money, TextLink } from '@school/shared/ui';
import { OpenCases } from '../../../kit/flags/FlagCase';
import { OrderPayments } from '../../../kit/orders/OrderPayments';
import { RefundButton } from '../../../kit/orders/RefundButton';
import type { AuditionSlot, CompetitionEntryDetail } from '../api';
import { auditionLabels, feeLabels, formatSlotId } from '../labels';
import { ConsentPart } from './ConsentPart';
import { EntryFacts } from './EntryFacts';
import { entryHistory } from './entryHistory';
import { PapersPart } from './PapersPart';

/** The details of an entry. */
export function CompetitionEntryDetails({ detail }: { readonly detail: CompetitionEntryDetail }) {
  return (
    <>
      <OpenCases flags={detail.flags} />
      <EntryFacts detail={detail} />
      <AuditionPart detail={detail} />
      <PapersPart papers={detail.papers} missing={detail.missing} />
      <ConsentPart detail={detail} />
      <FeePart detail={detail} />
      <DrawerPart title="History">
        <History entries={entryHistory(detail)} />
      </DrawerPart>
    </>
  );
}

/** The audition time. */
function AuditionPart({ detail }: { readonly detail: CompetitionEntryDetail }) {
  const { state, until } = detail.entry.audition;
  const slot: AuditionSlot | null = detail.entry.audition.slot;
  return (
    <DrawerPart title="Audition">
      <FactList
        facts={[
          ['Time', slot && formatSlotId(slot.id)],
          ['State', auditionLabels[state]],
          ['Held until', until && <DateTime key="until" value={until} />],
        ]}
      />
      <TextLink to="/admin/registrations/auditions">All audition times</TextLink>
    </DrawerPart>
  );
}

/** The fee with its payments. A withdrawal refunds the payment that counts; others are refunded here. */
function FeePart({ detail }: { readonly detail: CompetitionEntryDetail }) {
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
