import { donationProjects } from '@school/shared/projects';
import type { DonationState } from '../api';
import { ShareLinks } from '../parts/ShareLinks';
import { DonationOnLoom } from './DonationOnLoom';
import { PaidHead } from './PaidHead';
import { Receipt } from './Receipt';

export function Paid({ receipt }: { readonly receipt: NonNullable<DonationState['receipt']> }) {
  const project = donationProjects.find(({ slug }) => slug === receipt.project.slug);
  return (
    <>
      <PaidHead />
      {project && <DonationOnLoom project={project} amount={receipt.amount - receipt.refunded} />}
      <Receipt receipt={receipt} />
      {project && <ShareLinks project={project} level={2} />}
    </>
  );
}
