import styled from 'styled-components';
import { bandRules, instrumentNames } from '@school/shared/competition';
import { entryStateLabel } from '@school/shared/schemas/stored/labels';
import { color } from '@school/shared/theme';
import { DateText } from '@school/shared/ui';
import type { ListColumn } from '../../../kit/list/columns';
import { optionsOf, termsOf, type ListFilter } from '../../../kit/list/filters';
import { RowButton } from '../../../kit/list/Rows';
import { Status } from '../../../kit/ui/Status';
import type { CompetitionEntryRow } from '../api';
import { consentLabels, entryKinds, entryLabels, feeLabels, paperLabels } from '../labels';
import { formatSlotId } from '../formatSlotId';
import { instrumentName } from '../describeEntry';

export const columns: readonly ListColumn<CompetitionEntryRow>[] = [
  {
    id: 'name',
    head: 'Competitor',
    bare: true,
    sort: { by: 'name', first: 'asc' },
    cell: ({ name }) => <RowButton>{name}</RowButton>,
  },
  {
    id: 'number',
    head: 'Entry',
    sort: { by: 'number', first: 'asc' },
    cell: ({ number }) => <Whole>{number}</Whole>,
  },
  {
    id: 'date',
    head: 'Sent',
    spare: true,
    sort: { by: 'createdAt', first: 'desc' },
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
];

export const filters: readonly ListFilter[] = [
  { name: 'instrument', label: 'Instrument', all: 'Any', options: optionsOf(instrumentNames) },
  {
    name: 'band',
    label: 'Band',
    all: 'Any',
    options: Object.keys(bandRules).map((band) => ({ value: band, label: band })),
  },
  { name: 'state', label: 'State', all: 'All states', options: optionsOf(entryLabels) },
  { name: 'fee', label: 'Fee', all: 'Any', options: optionsOf(feeLabels) },
  { name: 'consent', label: 'Consent', all: 'Any', options: optionsOf(consentLabels) },
  {
    name: 'papers',
    label: 'Papers',
    all: 'Any',
    options: optionsOf({ complete: 'Complete', missing: 'Some missing' }),
  },
  {
    name: 'audition',
    label: 'Audition',
    all: 'Any',
    options: optionsOf({ given: 'Given', none: 'None yet' }),
  },
];

export const terms = termsOf(filters, {
  sorts: ['createdAt', 'number', 'name', 'slot'],
  sort: 'createdAt',
  order: 'desc',
});

/** Is easier to read on one line. */
const Whole = styled.span`
  white-space: nowrap;
`;

const Quiet = styled.span`
  color: ${color.muted};
`;
