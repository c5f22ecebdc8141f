import styled from 'styled-components';
import { color } from '@school/shared/theme';
import { DateText, Money } from '@school/shared/ui';
import type { DonationRow } from './api';
import type { Project } from '../../kit/projects/api';
import { Status } from '../../kit/ui/Status';
import type { ListColumn } from '../../kit/list/columns';
import { optionsOf, type ListFilter } from '../../kit/list/filters';
import { RowButton } from '../../kit/list/Rows';
import { stateKinds, stateLabels } from '../../kit/orders/labels';
import { methodLabels, wallLabels } from './labels';

export const columns: readonly ListColumn<DonationRow>[] = [
  {
    id: 'name',
    head: 'Donor',
    bare: true,
    sort: { by: 'name', first: 'asc' },
    cell: ({ name, anonymous, wall }) => (
      <>
        <RowButton>{name}</RowButton>
        {anonymous && <Quiet> anonymous</Quiet>}
        {wall === 'waiting' && <Wrong> words to read</Wrong>}
      </>
    ),
  },
  { id: 'receipt', head: 'Receipt', cell: ({ receiptNumber }) => receiptNumber ?? <Quiet>none</Quiet> },
  {
    id: 'date',
    head: 'Begun',
    sort: { by: 'createdAt', first: 'desc' },
    cell: ({ createdAt }) => <DateText value={createdAt} />,
  },
  { id: 'project', head: 'For', cell: ({ project }) => project.name },
  {
    id: 'amount',
    head: 'Amount',
    align: 'end',
    sort: { by: 'amount', first: 'desc' },
    cell: ({ amount }) => <Money pesewas={amount} />,
  },
  {
    id: 'state',
    head: 'State',
    cell: ({ state, refunded, openFlags }) => (
      <>
        <Status kind={stateKinds[state]}>{stateLabels[state]}</Status>
        {state === 'paid' && refunded > 0 && <Quiet> partly refunded</Quiet>}
        {openFlags > 0 && <Wrong> needs you</Wrong>}
      </>
    ),
  },
  { id: 'method', head: 'Method', spare: true, cell: ({ method }) => methodLabels[method] },
];

/** The filters; the projects are those that the API knows. */
export const filtersFor = (projects: readonly Project[]): readonly ListFilter[] => [
  { name: 'state', label: 'State', all: 'All states', options: optionsOf(stateLabels) },
  {
    name: 'project',
    label: 'For',
    all: 'All projects',
    options: projects.map(({ slug, name }) => ({ value: slug, label: name })),
  },
  {
    name: 'wall',
    label: 'Donor wall',
    all: 'All words',
    options: optionsOf(wallLabels),
  },
  {
    name: 'flagged',
    label: 'Needs attention',
    all: 'All donations',
    options: [
      { value: 'true', label: 'With an open case' },
      { value: 'false', label: 'Without one' },
    ],
  },
];

const Quiet = styled.span`
  color: ${color.muted};
`;

const Wrong = styled.b`
  color: ${color.error};
`;
