import type { DonationDetail } from '@school/shared/api';
import { Text } from '@school/shared/ui';
import { DrawerPart } from '../detail/DrawerPart';
import { History } from '../detail/History';

type Mail = DonationDetail['mails'][number];

const STATES: Readonly<Record<Mail['state'], string>> = {
  waiting: 'on its way',
  done: 'sent',
  failed: 'could not be sent',
};

/** The mails that a gift has caused. */
export function GiftMails({ mails }: { readonly mails: readonly Mail[] }) {
  return (
    <DrawerPart title="Mails">
      {mails.length === 0 ? (
        <Text muted>None has been written.</Text>
      ) : (
        <History
          happenings={mails.map(({ subject, to, state, at }, nth) => ({
            key: String(nth),
            what: subject,
            note: `to ${to}`,
            by: STATES[state],
            at,
          }))}
        />
      )}
    </DrawerPart>
  );
}
