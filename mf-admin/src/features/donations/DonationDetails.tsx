import { formatPhone } from '@school/shared/format';
import { Money } from '@school/shared/ui';
import type { DonationDetail } from './api';
import { DrawerPart } from '../../kit/detail/DrawerPart';
import { FactList } from '../../kit/detail/FactList';
import { DateTime } from '../../kit/detail/DateTime';
import { FlagCase } from '../../kit/flags/FlagCase';
import { History } from '../../kit/detail/History';
import { OrderMails } from '../../kit/orders/OrderMails';
import { OrderPayments } from '../../kit/orders/OrderPayments';
import { orderHistory } from '../../kit/orders/orderHistory';
import { methodLabels, wallLabels } from './labels';
import { RefundButton } from '../../kit/orders/RefundButton';
import { WallDecision } from './WallDecision';
import { PersonLink } from '../../kit/people/PersonLink';

/** What is known of a donation. */
export function DonationDetails({ donation }: { readonly donation: DonationDetail }) {
  const { name, email, phone, anonymous, project, amount, refunded, method, message } = donation;
  const open = donation.flags.filter(({ resolvedAt }) => resolvedAt === null);
  return (
    <>
      {open.length > 0 && (
        <DrawerPart title="Needs attention">
          {open.map((flag) => (
            <FlagCase key={flag.id} flag={flag} />
          ))}
        </DrawerPart>
      )}
      <DrawerPart title="The donation">
        <FactList
          facts={[
            ['Amount', <Money key="amount" pesewas={amount} />],
            ['Refunded', refunded > 0 && <Money key="refunded" pesewas={refunded} />],
            ['For', project.name],
            ['Donor', name],
            ['Named', anonymous ? 'no, anonymous in public and in exports' : 'yes'],
            ['Donor wall', !anonymous && wallLabels[donation.wall]],
            ['E-mail', <PersonLink key="person" email={email} />],
            ['Phone', phone && formatPhone(phone)],
            ['Method', methodLabels[method]],
            ['Begun', <DateTime key="begun" value={donation.createdAt} />],
            ['Paid', donation.paidAt && <DateTime key="paid" value={donation.paidAt} />],
          ]}
        />
        {message && <blockquote>{message}</blockquote>}
        {!anonymous && <WallDecision donation={donation} />}
      </DrawerPart>
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
