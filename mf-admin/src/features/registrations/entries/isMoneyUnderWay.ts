import type { CompetitionEntryDetail } from '../api';

/** Whether money of an entry is on its way in or back: what is shown of it is soon another thing. */
export const isMoneyUnderWay = ({
  state,
  fee,
  refunds,
}: Pick<CompetitionEntryDetail, 'state' | 'fee' | 'refunds'>): boolean =>
  fee === 'pending' ||
  refunds.some((refund) => refund.state === 'requested') ||
  // A fee goes back shortly after its entry was withdrawn, if it does.
  (state === 'withdrawn' && fee === 'paid' && refunds.length === 0);
