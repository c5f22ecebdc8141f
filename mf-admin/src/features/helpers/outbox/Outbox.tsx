import styled from 'styled-components';
import { DateTime } from '@school/shared/staff/detail';
import { defineStaffList, optionsOf, RowButton } from '@school/shared/staff/list';
import { lazyPart, Part, PartTitle } from '@school/shared/staff/page';
import { EmailText } from '@school/shared/staff/ui';
import { Text, TextLink } from '@school/shared/ui';
import { AdminOnly } from '../../../app/access/AdminOnly';
import { useListOutboxQuery, useRepeatEffectsMutation } from '../api';
import { effectLabels, EffectStatus, nameOf } from './EffectStatus';

/** An error message of another server may be long. */
const Problem = styled.span`
  overflow-wrap: anywhere;
`;

const Effects = defineStaffList({
  what: 'jobs',
  useRows: (request, options) => useListOutboxQuery(request, options),
  rowKey: ({ id }) => id,
  columns: (column) => [
    { id: 'what', head: 'What', bare: true, cell: (effect) => <RowButton>{nameOf(effect)}</RowButton> },
    { id: 'to', head: 'To', cell: ({ to }) => to && <EmailText email={to} /> },
    {
      id: 'problem',
      head: 'Problem',
      cell: ({ problem, dropReason }) => <Problem>{dropReason ?? problem}</Problem>,
    },
    { id: 'attempts', head: 'Attempts', align: 'end', cell: ({ attempts }) => attempts },
    column.date('created', 'Since', 'createdAt'),
    {
      id: 'due',
      head: 'Next attempt',
      spare: true,
      cell: ({ dueAt }) => dueAt && <DateTime value={dueAt} />,
    },
    { id: 'state', head: 'State', cell: ({ state }) => <EffectStatus state={state} /> },
  ],
  filters: [{ name: 'state', label: 'State', all: 'All states', options: optionsOf(effectLabels) }],
  sort: 'createdAt',
  fixed: { part: 'outbox' },
  searchHint: 'Address or subject',
  exportPath: '/staff/outbox/export',
  useBulk: () => {
    const [repeat] = useRepeatEffectsMutation();
    return {
      options: [
        {
          value: 'again',
          label: 'Retry now',
          done: 'retried',
          about:
            'Failed jobs and jobs that wait for their next attempt are retried immediately. Open a sent or cancelled job to repeat it.',
        },
      ],
      send: ({ selection, dry }) => repeat({ effectsRepeat: { selection, dry } }).unwrap(),
    };
  },
  empty: {
    title: 'No mails yet',
    text: 'Mails and jobs appear here as soon as there are any.',
    action: <TextLink to="/">View the website</TextLink>,
  },
  Drawer: lazyPart('effect', () => import('./EffectDrawer').then((module) => module.EffectDrawer)),
});

/** Mails and other jobs: pending, failed with the reason, and retried. */
export function Outbox() {
  return (
    // The list has its own padding.
    <section aria-labelledby="outbox">
      <Part as="div">
        <PartTitle id="outbox">Outbox and failed jobs</PartTitle>
        <Text size="small" muted>
          Mails and other jobs are retried automatically for about eight hours. Those that still fail wait
          here for you. You can send a mail again.
        </Text>
      </Part>
      <AdminOnly what="The outbox">
        <Effects />
      </AdminOnly>
    </section>
  );
}
