import { formatPhone } from '@school/shared/format';
import { DateTime, DrawerPart, FactList } from '@school/shared/staff/detail';
import { TakeFileButton } from '@school/shared/staff/list';
import { Text } from '@school/shared/ui';
import { PersonLink } from '../../../kit/people/PersonLink';
import type { ChallengeSheetRow } from '../api';

/** The sheet and the details of an entry. */
export function ChallengeDetails({ row }: { readonly row: ChallengeSheetRow }) {
  return (
    <>
      <DrawerPart title="Sheet">
        <Sheet id={row.sheetId} />
      </DrawerPart>
      <DrawerPart title="Entry">
        <FactList
          facts={[
            ['Age', row.age],
            ['From', row.place],
            ['Piece', row.piece],
            ['Guardian', row.guardianName],
            ['Guardian’s phone', row.guardianPhone && formatPhone(row.guardianPhone)],
            ['Email', <PersonLink key="person" email={row.email} />],
            ['Phone', row.phone && formatPhone(row.phone)],
            ['Received', <DateTime key="at" value={row.receivedAt} />],
          ]}
        />
      </DrawerPart>
    </>
  );
}

/** Downloads an artist's sheet. */
const Sheet = ({ id }: { readonly id: string }) => (
  <>
    <Text muted>Photo or scan sent by the artist.</Text>
    <TakeFileButton
      label="Download sheet"
      failure="The sheet could not be downloaded."
      path={`/uploads/${id}/file`}
    />
  </>
);
