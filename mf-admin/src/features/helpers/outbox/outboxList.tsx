import styled from 'styled-components';
import { effectLabels } from '@school/shared/schemas/stored/labels';
import { DateText } from '@school/shared/ui';
import { DateTime } from '../../../kit/detail/DateTime';
import type { ListColumn } from '../../../kit/list/columns';
import { optionsOf, termsOf, type ListFilter } from '../../../kit/list/filters';
import { RowButton } from '../../../kit/list/Rows';
import { EmailText } from '../../../kit/ui/EmailText';
import { Status, type StatusKind } from '../../../kit/ui/Status';
import type { OutboxEffect } from '../api';

type State = OutboxEffect['state'];

const labels: Readonly<Record<State, string>> = effectLabels;

const kinds: Readonly<Record<State, StatusKind>> = {
  failed: 'failed',
  waiting: 'progress',
  done: 'done',
  dropped: 'withdrawn',
};

export const filters: readonly ListFilter[] = [
  { name: 'state', label: 'State', all: 'All states', options: optionsOf(labels) },
];

export const terms = {
  ...termsOf(filters, { sorts: ['createdAt'], sort: 'createdAt', order: 'desc' }),
  fixed: { part: 'outbox' },
};

export const columns: readonly ListColumn<OutboxEffect>[] = [
  { id: 'what', head: 'What', bare: true, cell: (effect) => <RowButton>{nameOf(effect)}</RowButton> },
  { id: 'to', head: 'To', cell: ({ to }) => to && <EmailText email={to} /> },
  { id: 'problem', head: 'Problem', cell: ({ problem, dropReason }) => <Told>{dropReason ?? problem}</Told> },
  { id: 'attempts', head: 'Tries', align: 'end', cell: ({ attempts }) => attempts },
  {
    id: 'created',
    head: 'Since',
    sort: { by: 'createdAt', first: 'desc' },
    cell: ({ createdAt }) => <DateText value={createdAt} />,
  },
  { id: 'due', head: 'Next try', spare: true, cell: ({ dueAt }) => dueAt && <DateTime value={dueAt} /> },
  { id: 'state', head: 'State', cell: ({ state }) => <EffectStatus state={state} /> },
];

/** What a mail or other job is called by. */
export const nameOf = ({ subject, what }: Pick<OutboxEffect, 'subject' | 'what'>): string => subject ?? what;

export const EffectStatus = ({ state }: { readonly state: State }) => (
  <Status kind={kinds[state]}>{labels[state]}</Status>
);

/** What another server says may be long. */
const Told = styled.span`
  overflow-wrap: anywhere;
`;
