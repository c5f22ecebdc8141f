import { DrawerPart, History } from '@school/shared/staff/detail';
import { Text } from '@school/shared/ui';
import { mailLabels } from '../correspondence/mailLabels';
import type { Order } from './order';

type Mail = Order['mails'][number];

/** The mails of a donation or order. */
export function OrderMails({ mails }: { readonly mails: readonly Mail[] }) {
  return (
    <DrawerPart title="Mails">
      {mails.length === 0 ? (
        <Text muted>No mails yet.</Text>
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
