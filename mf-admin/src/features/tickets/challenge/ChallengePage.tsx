import styled from 'styled-components';
import { defineStaffList, Whole } from '@school/shared/staff/list';
import { TextLink } from '@school/shared/ui';
import { bulkStatus, statusFilter } from '../../../kit/status/statuses';
import { useChangeChallengeSheetsStatusMutation, useListChallengeSheetsQuery } from '../api';
import { TicketFrame } from '../TicketFrame';
import { ChallengeDrawer } from './ChallengeDrawer';
import { statusKinds, statusLabels } from './labels';

/** Text of an artist: long words break, short ones stay whole. */
const Prose = styled.span`
  display: inline-block;
  min-width: 8ch;
  white-space: normal;
  overflow-wrap: anywhere;
`;

const ChallengeEntries = defineStaffList({
  what: 'entries',
  useRows: (request, options) => useListChallengeSheetsQuery(request, options),
  rowKey: ({ id }) => id,
  columns: (column) => [
    column.name('Artist', ({ artist }) => artist, { id: 'artist', sort: { by: 'artist', first: 'asc' } }),
    { id: 'reference', head: 'Reference', cell: ({ reference }) => <Whole>{reference}</Whole> },
    column.date('received', 'Received', 'receivedAt'),
    { id: 'age', head: 'Age', align: 'end', sort: { by: 'age', first: 'asc' }, cell: ({ age }) => age },
    { id: 'place', head: 'School or town', cell: ({ place }) => <Prose>{place}</Prose> },
    { id: 'piece', head: 'Piece', cell: ({ piece }) => <Prose>{piece}</Prose> },
    column.state('status', statusKinds, statusLabels),
  ],
  filters: [statusFilter(statusLabels)],
  sort: 'receivedAt',
  searchHint: 'Artist, place, piece or reference',
  exportPath: '/staff/challenge-entries/export',
  useBulk: bulkStatus(
    statusLabels,
    useChangeChallengeSheetsStatusMutation,
    (challengeSheetsStatusChange) => ({
      challengeSheetsStatusChange,
    }),
  ),
  empty: {
    title: 'No challenge entries yet',
    text: 'Entries sent from the challenge page appear here immediately.',
    action: <TextLink to="/music-art-challenge">View the public page</TextLink>,
  },
  Drawer: ChallengeDrawer,
});

export function ChallengePage() {
  return (
    <TicketFrame page="challenge">
      <ChallengeEntries />
    </TicketFrame>
  );
}
