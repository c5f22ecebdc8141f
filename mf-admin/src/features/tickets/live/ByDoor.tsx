import { Table, Text, TextLink, type Column } from '@school/shared/ui';
import { Part, PartTitle } from '../../../kit/page/Part';
import type { TicketStats } from '../api';

type DoorStats = TicketStats['doors'][number];

const columns: readonly Column<DoorStats>[] = [
  { id: 'door', head: 'Door', bare: true, cell: ({ door }) => <b>{door}</b> },
  { id: 'in', head: 'Let in', align: 'end', cell: (stats) => stats.in },
  { id: 'again', head: 'Shown again', align: 'end', cell: ({ again }) => again },
  { id: 'twice', head: 'In twice', align: 'end', cell: (stats) => stats.conflicts },
  { id: 'refused', head: 'Refused', align: 'end', cell: ({ refused }) => refused },
];

/** What each door has scanned, and how often two of them let one ticket in. */
export function ByDoor({ stats: { doors, conflicts } }: { readonly stats: TicketStats }) {
  return (
    <Part aria-labelledby="by-door">
      <PartTitle id="by-door">By door</PartTitle>
      <Text>
        {conflicts === 0
          ? 'No two doors have let one ticket in.'
          : `${conflicts === 1 ? 'One ticket was' : `${conflicts} tickets were`} let in by two doors that were cut off from each other.`}{' '}
        <TextLink to="/admin/check-in">Go to the check-in</TextLink>
      </Text>
      {doors.length > 0 && (
        <Table caption="Scans by door" columns={columns} rows={doors} rowKey={({ door }) => door} dense />
      )}
    </Part>
  );
}
