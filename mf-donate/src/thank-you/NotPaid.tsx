import { Button, Lead, Text, TextLink } from '@school/shared/ui';
import { nameInSentence } from '@school/shared/projects';
import type { DonationState } from '../api';
import { StateHead } from './StateHead';

/** Shown when the payment failed or was not approved in time. */
export function NotPaid({ donation: { donationId, project, state } }: { readonly donation: DonationState }) {
  return (
    <>
      <StateHead title="Your donation was not made" />
      <Lead>
        {state === 'expired'
          ? `The payment of your donation for ${nameInSentence(project)} was not approved in time.`
          : `The payment of your donation for ${nameInSentence(project)} did not go through.`}
      </Lead>
      <Text>You were not charged. If you would still like to give, the form is as you left it.</Text>
      <Button to={`/donate/${donationId}/${project.slug}`}>Try again</Button>
      <TextLink to="/">Back to home</TextLink>
    </>
  );
}
