import { usePage } from '@school/shared';
import { pageTitle } from '@school/shared/site';
import { Button, Display, Lead, Text, TextLink } from '@school/shared/ui';
import { nameInSentence } from '@school/shared/projects';
import type { DonationState } from '../api';

const TITLE = 'Your donation was not made';

/** Shown when the payment failed or was not approved in time. */
export function NotPaid({ donation: { donationId, project, state } }: { readonly donation: DonationState }) {
  usePage({ title: pageTitle(TITLE) });
  return (
    <>
      <Display as="h1">{TITLE}</Display>
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
