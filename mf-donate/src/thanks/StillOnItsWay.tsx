import { Display, Lead, Text } from '@school/shared/ui';
import type { DonationState } from '../api';
import { WaysOn } from './Thinking';

interface Props {
  readonly donation: DonationState;
}

/** Not known to be paid yet; the page looks again by itself. */
export function StillOnItsWay({ donation: { state, method, project, needsStaff } }: Props) {
  return (
    <>
      <Display as="h1">Thank you for thinking of us</Display>
      <Lead>
        {state === 'pending'
          ? `Your gift to ${project.name} is on its way, and not confirmed yet.`
          : `Your gift to ${project.name} has been begun, and not been paid yet.`}
      </Lead>
      <Text role="status">
        {needsStaff
          ? 'The money that came does not fit the gift. Please do not pay again: the office has been told, and writes to you.'
          : state === 'pending' && method === 'mobile_money'
            ? 'Approve it on your phone. This page goes on by itself as soon as the payment is confirmed.'
            : 'This page goes on by itself as soon as the payment is confirmed.'}
      </Text>
      <WaysOn />
    </>
  );
}
