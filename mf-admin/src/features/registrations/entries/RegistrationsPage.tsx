import { bandRules, instrumentNames } from '@school/shared/competition';
import { entryStateLabel } from '@school/shared/schemas/stored/labels';
import { defineStaffList, type ListFilter, optionsOf, Quiet, Whole } from '@school/shared/staff/list';
import { lazyPart } from '@school/shared/staff/page';
import { Status } from '@school/shared/staff/ui';
import { DateText, TextLink } from '@school/shared/ui';
import { useListCompetitionEntriesQuery, useMoveCompetitionEntriesMutation } from '../api';
import {
  consentLabels,
  entryKinds,
  entryLabels,
  feeLabels,
  formatSlotId,
  instrumentName,
  paperLabels,
} from '../labels';
import { RegistrationsFrame } from '../RegistrationsFrame';

const filter = (
  name: string,
  label: string,
  labels: Readonly<Record<string, string>>,
  all = 'Any',
): ListFilter => ({ name, label, all, options: optionsOf(labels) });

const Entries = defineStaffList({
  what: 'entries',
  useRows: (request, options) => useListCompetitionEntriesQuery(request, options),
  rowKey: ({ id }) => id,
  columns: (column) => [
    column.name('Competitor', ({ name }) => name),
    {
      id: 'number',
      head: 'Entry',
      sort: { by: 'number', first: 'asc' },
      cell: ({ number }) => <Whole>{number}</Whole>,
    },
    {
      ...column.date('date', 'Sent', 'createdAt'),
      spare: true,
      cell: ({ createdAt }) => (
        <Whole>
          <DateText value={createdAt} />
        </Whole>
      ),
    },
    {
      id: 'instrument',
      head: 'Instrument',
      cell: ({ instrument, band }) => `${instrumentName(instrument)}, ${band}`,
    },
    {
      id: 'state',
      head: 'State',
      cell: (entry) => <Status kind={entryKinds[entry.state]}>{entryStateLabel(entry)}</Status>,
    },
    { id: 'fee', head: 'Fee', cell: ({ fee }) => feeLabels[fee] },
    { id: 'consent', head: 'Consent', spare: true, cell: ({ consent }) => consentLabels[consent] },
    {
      id: 'missing',
      head: 'Papers missing',
      cell: ({ missing }) =>
        missing.length > 0 ? missing.map((kind) => paperLabels[kind]).join(', ') : <Quiet>none</Quiet>,
    },
    {
      id: 'slot',
      head: 'Audition',
      sort: { by: 'slot', first: 'asc' },
      cell: ({ slot }) => (slot ? <Whole>{formatSlotId(slot)}</Whole> : <Quiet>none yet</Quiet>),
    },
  ],
  filters: [
    filter('instrument', 'Instrument', instrumentNames),
    filter('band', 'Band', Object.fromEntries(Object.keys(bandRules).map((band) => [band, band]))),
    filter('state', 'State', entryLabels, 'All states'),
    filter('fee', 'Fee', feeLabels),
    filter('consent', 'Consent', consentLabels),
    filter('papers', 'Papers', { complete: 'Complete', missing: 'Some missing' }),
    filter('audition', 'Audition', { given: 'Assigned', none: 'None yet' }),
  ],
  sort: 'createdAt',
  searchHint: 'Name, email, number, teacher',
  exportPath: '/staff/competition/entries/export',
  useBulk: () => {
    const [move] = useMoveCompetitionEntriesMutation();
    return {
      // "Return" is no bulk action, because each entry needs its own text.
      options: [
        { value: 'accept', label: 'Accept' },
        { value: 'withdraw', label: 'Withdraw' },
      ],
      send: ({ value, ...rest }) =>
        move({ entryBulkMove: { ...rest, move: value === 'withdraw' ? 'withdraw' : 'accept' } }).unwrap(),
    };
  },
  empty: {
    title: 'No entries yet',
    text: 'Entries appear here as soon as competitors submit them on the registration page.',
    action: <TextLink to="/admin/registrations/paper">Add an entry from paper</TextLink>,
  },
  Drawer: lazyPart('competition-entry', () =>
    import('./CompetitionEntryDrawer').then((module) => module.CompetitionEntryDrawer),
  ),
});

export function RegistrationsPage() {
  return (
    <RegistrationsFrame page="entries">
      <Entries />
    </RegistrationsFrame>
  );
}
