import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { newKey } from '@school/shared/form';
import { nameInSentence } from '@school/shared/projects';
import { Button, Text } from '@school/shared/ui';
import { useState } from 'react';
import { useMailReceiptMutation, type DonationState } from '../api';
import { PaidHead } from './PaidHead';

/** A paid donation on another device, or hours later. Only the mail shows personal data. */
export function PaidByMail({ donation }: { readonly donation: DonationState }) {
  return (
    <>
      <PaidHead />
      <Text>
        The donation for {nameInSentence(donation.project)} has arrived. The receipt names the donor, so we
        show it here for two hours only. After that, use the link in your email.
      </Text>
      <MailReceipt donationId={donation.donationId} />
    </>
  );
}

/** Mails the receipt with a fresh link to the address on record. */
function MailReceipt({ donationId }: Pick<DonationState, 'donationId'>) {
  const { toast } = useShell();
  const [mail, { isLoading, isSuccess }] = useMailReceiptMutation();
  const [key] = useState(newKey);

  async function send() {
    try {
      await mail({ donationId, 'idempotency-key': key }).unwrap();
    } catch (error) {
      toast.add(`The receipt was not sent. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  return (
    <div role="status">
      {isSuccess ? (
        <Text>We have sent the receipt to the donor’s email address.</Text>
      ) : (
        <Button tone="line" busy={isLoading} busyLabel="Sending" onClick={() => void send()}>
          Email me the receipt
        </Button>
      )}
    </div>
  );
}
