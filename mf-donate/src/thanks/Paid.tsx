import type { DonationState } from '../api';
import { ShareLinks } from '../appeal/ShareLinks';
import { appeals } from '../content/appeals';
import { PaidHead } from './PaidHead';
import { Receipt } from './Receipt';
import { WovenIn } from './WovenIn';

export function Paid({ receipt }: { readonly receipt: NonNullable<DonationState['receipt']> }) {
  const appeal = appeals.find(({ url }) => url === receipt.project.slug);
  return (
    <>
      <PaidHead />
      {appeal && <WovenIn appeal={appeal} amount={receipt.amount - receipt.refunded} />}
      <Receipt receipt={receipt} />
      {appeal && <ShareLinks appeal={appeal} level={2} />}
    </>
  );
}
