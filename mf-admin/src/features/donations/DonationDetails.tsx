import { formatPhone } from '@school/shared/format';
import { tributeText } from '@school/shared/schemas/donation';
import { DateTime, DrawerPart, FactList, History } from '@school/shared/staff/detail';
import { ActionButton } from '@school/shared/staff/ui';
import { Cluster, Money } from '@school/shared/ui';
import { OpenCases } from '../../kit/flags/FlagCase';
import { orderHistory } from '../../kit/orders/orderHistory';
import { OrderMails } from '../../kit/orders/OrderMails';
import { OrderPayments } from '../../kit/orders/OrderPayments';
import { RefundButton } from '../../kit/orders/RefundButton';
import { PersonLink } from '../../kit/people/PersonLink';
import { useDecideWordsMutation, type DonationDetail } from './api';
import { GiftPart } from './GiftPart';
import { methodLabels, wallLabels } from './labels';

/** The details of a donation. */
export function DonationDetails({ donation }: { readonly donation: DonationDetail }) {
  const { name, email, phone, anonymous, project, amount, fee, refunded, method, message, tribute } =
    donation;
  return (
    <>
      <OpenCases flags={donation.flags} />
      <DrawerPart title="Donation">
        <FactList
          facts={[
            ['Amount', <Money key="amount" pesewas={amount} />],
            ['Gift', fee > 0 && <Money key="gift" pesewas={amount - fee} />],
            ['Payment fee', fee > 0 && <Money key="fee" pesewas={fee} />],
            ['Refunded', refunded > 0 && <Money key="refunded" pesewas={refunded} />],
            ['For', project.name],
            ['Supporter’s page', donation.supporterPage],
            ['Given', tribute && tributeText(tribute)],
            ['Donor', name],
            ['Show name', anonymous ? 'no, anonymous in public and in exports' : 'yes'],
            ['Donor wall', !anonymous && wallLabels[donation.wall]],
            ['Email', <PersonLink key="person" email={email} />],
            ['Phone', phone && formatPhone(phone)],
            ['Method', methodLabels[method]],
            ['Started', <DateTime key="begun" value={donation.createdAt} />],
            ['Paid', donation.paidAt && <DateTime key="paid" value={donation.paidAt} />],
          ]}
        />
        {message && <blockquote>{message}</blockquote>}
        {!anonymous && <WallDecision donation={donation} />}
      </DrawerPart>
      {tribute?.recipientEmail && (
        <DrawerPart title="Card">
          <FactList
            facts={[
              ['Sent to', tribute.recipientName],
              ['Email', tribute.recipientEmail],
            ]}
          />
          {tribute.message && <blockquote>{tribute.message}</blockquote>}
        </DrawerPart>
      )}
      {donation.gift && <GiftPart gift={donation.gift} donor={name} email={email} />}
      <OrderPayments
        what="donation"
        order={donation}
        actions={(payment) => <RefundButton payment={payment} />}
      />
      <DrawerPart title="History">
        <History entries={orderHistory(donation, 'donor')} />
      </DrawerPart>
      <OrderMails mails={donation.mails} />
    </>
  );
}

interface Props {
  readonly donation: Pick<DonationDetail, 'donationId' | 'wall'>;
}

const labels = { shown: 'Show on the donor wall', hidden: 'Hide from the donor wall' } as const;

/** Shows the donor's name and message on the donor wall, or hides them. */
function WallDecision({ donation: { donationId, wall } }: Props) {
  const [decide] = useDecideWordsMutation();
  return (
    <Cluster gap="s3">
      {(['shown', 'hidden'] as const)
        .filter((decision) => decision !== wall)
        .map((decision) => (
          <ActionButton
            key={decision}
            run={() => decide({ donationId, donorWallDecision: { wall: decision } }).unwrap()}
            failed="The donor wall was not changed."
            busyLabel="Saving"
          >
            {labels[decision]}
          </ActionButton>
        ))}
    </Cluster>
  );
}
