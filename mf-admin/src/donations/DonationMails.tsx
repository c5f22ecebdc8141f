import { Text } from '@school/shared/ui';
import type { DonationDetail } from './api';
import { DrawerPart } from '../detail/DrawerPart';
import { History } from '../detail/History';
import { mailLabels } from './labels';

type Mail = DonationDetail['mails'][number];

/** The mails that a donation has caused. */
export function DonationMails({ mails }: { readonly mails: readonly Mail[] }) {
  return (
    <DrawerPart title="Mails">
      {mails.length === 0 ? (
        <Text muted>None has been written.</Text>
      ) : (
        <History
          entries={mails.map(({ subject, to, state, at }, nth) => ({
            key: String(nth),
            what: subject,
            note: `to ${to}`,
            by: mailLabels[state],
            at,
          }))}
        />
      )}
    </DrawerPart>
  );
}
