import { Lead, Text } from '@school/shared/ui';
import { nameInSentence } from '@school/shared/projects';
import type { DonationState } from '../api';
import { NextLinks } from './NeutralThanks';
import { StateHead } from './StateHead';

interface Props {
  readonly donation: DonationState;
}

/** Shown while the API does not report a payment. The page checks again by itself. */
export function NotYetPaid({ donation: { state, method, project, needsStaff } }: Props) {
  return (
    <>
      <StateHead title={needsStaff ? 'We are checking your payment' : 'Waiting for your payment'} />
      <Lead>
        {state === 'pending'
          ? `Your donation for ${nameInSentence(project)} is on its way, and not confirmed yet.`
          : `Your donation for ${nameInSentence(project)} has been started, and not been paid yet.`}
      </Lead>
      <Text role="status">
        {needsStaff
          ? 'We received a different amount. Please do not pay again. We have told the office, and they will write to you.'
          : state === 'pending' && method === 'mobile_money'
            ? 'Approve it on your phone. This page updates by itself as soon as the payment is confirmed.'
            : 'This page updates by itself as soon as the payment is confirmed.'}
      </Text>
      <NextLinks />
    </>
  );
}
