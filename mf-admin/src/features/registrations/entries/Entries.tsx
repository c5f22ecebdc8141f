import { island } from '@school/shared';
import { TextLink } from '@school/shared/ui';
import type { BulkActions } from '../../../kit/list/bulk';
import { List } from '../../../kit/list/List';
import { useListAddress } from '../../../kit/list/useListAddress';
import { useListCompetitionEntriesQuery, useMoveCompetitionEntriesMutation } from '../api';
import { columns, filters, terms } from './entryList';
import { listQuery } from './listQuery';

const CompetitionEntryDrawer = island(
  'competition-entry',
  () => import('./CompetitionEntryDrawer').then((module) => module.CompetitionEntryDrawer),
  {
    when: 'load',
    fallback: null,
  },
);

/** What can be done with many entries; a return needs words of its own for each. */
const MOVES: BulkActions['options'] = [
  { value: 'accept', label: 'Accept' },
  { value: 'withdraw', label: 'Withdraw' },
];

/** Every entry of the competition with how far it has come and what it still needs. */
export function Entries() {
  const address = useListAddress(terms);
  const result = useListCompetitionEntriesQuery(listQuery(address.asked), {
    refetchOnMountOrArgChange: true,
  });
  const [move] = useMoveCompetitionEntriesMutation();
  const bulk: BulkActions = {
    options: MOVES,
    send: ({ value, ...wish }) =>
      move({ entryBulkMove: { ...wish, move: value === 'withdraw' ? 'withdraw' : 'accept' } }).unwrap(),
  };
  return (
    <>
      <List
        what="entries"
        {...{ address, result, columns, filters }}
        searchHint="Name, e-mail, number, teacher"
        rowKey={({ id }) => id}
        bulk={bulk}
        exportPath="/staff/competition/entries/export"
        nothingYet={{
          title: 'Nobody has entered yet',
          children:
            'An entry is one competitor with an instrument, a band and two pieces. It stands here once it was sent on the competition’s registration page.',
          action: <TextLink to="/admin/registrations/paper">Type in an entry that came on paper</TextLink>,
        }}
      />
      {address.asked.open !== '' && (
        <CompetitionEntryDrawer entryId={address.asked.open} onClose={address.close} />
      )}
    </>
  );
}
