import { formatPhone } from '@school/shared/format';
import { DateTime } from '../../../kit/detail/DateTime';
import { DrawerPart } from '../../../kit/detail/DrawerPart';
import { FactList } from '../../../kit/detail/FactList';
import type { ChallengeSheetRow } from '../api';
import { Sheet } from './Sheet';
import { PersonLink } from '../../../kit/people/PersonLink';

/** The sheet of an entry, and what is known of it. */
export function ChallengeDetails({ row }: { readonly row: ChallengeSheetRow }) {
  return (
    <>
      <DrawerPart title="The sheet">
        <Sheet id={row.sheetId} />
      </DrawerPart>
      <DrawerPart title="The entry">
        <FactList
          facts={[
            ['Age', row.age],
            ['From', row.place],
            ['Piece', row.piece],
            ['Guardian', row.guardianName],
            ['Their phone', row.guardianPhone && formatPhone(row.guardianPhone)],
            ['E-mail', <PersonLink key="person" email={row.email} />],
            ['Phone', row.phone && formatPhone(row.phone)],
            ['Received', <DateTime key="at" value={row.receivedAt} />],
          ]}
        />
      </DrawerPart>
    </>
  );
}
