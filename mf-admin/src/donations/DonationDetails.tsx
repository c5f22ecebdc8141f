import type { DonationDetail } from '@school/shared/api';
import { formatPhone } from '@school/shared/format';
import { Money } from '@school/shared/ui';
import { DrawerPart } from '../detail/DrawerPart';
import { FactList } from '../detail/FactList';
import { Moment } from '../detail/Moment';
import { FlagCase } from '../flags/FlagCase';
import { GiftHistory } from './GiftHistory';
import { GiftMails } from './GiftMails';
import { GiftPayments } from './GiftPayments';
import { methodWords } from './words';

/** What is known of a gift. */
export function DonationDetails({ gift }: { readonly gift: DonationDetail }) {
  const { name, email, phone, anonymous, project, amount, refunded, method, message } = gift;
  const open = gift.flags.filter(({ resolvedAt }) => resolvedAt === null);
  return (
    <>
      {open.length > 0 && (
        <DrawerPart title="Needs you">
          {open.map((flag) => (
            <FlagCase key={flag.id} flag={flag} />
          ))}
        </DrawerPart>
      )}
      <DrawerPart title="The gift">
        <FactList
          facts={[
            ['Amount', <Money key="amount" pesewas={amount} />],
            ['Refunded', refunded > 0 && <Money key="refunded" pesewas={refunded} />],
            ['For', project.name],
            ['Donor', name],
            ['Named', anonymous ? 'no, anonymous in public and in exports' : 'yes'],
            ['E-mail', email],
            ['Phone', phone && formatPhone(phone)],
            ['Method', methodWords[method]],
            ['Begun', <Moment key="begun" value={gift.createdAt} />],
            ['Paid', gift.paidAt && <Moment key="paid" value={gift.paidAt} />],
          ]}
        />
        {message && <blockquote>{message}</blockquote>}
      </DrawerPart>
      <GiftPayments gift={gift} />
      <GiftHistory gift={gift} />
      <GiftMails mails={gift.mails} />
    </>
  );
}
