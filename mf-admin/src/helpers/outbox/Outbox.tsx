import styled from 'styled-components';
import { Segmented, Table, Text, type Column } from '@school/shared/ui';
import { AdminOnly } from '../../access/AdminOnly';
import { DateTime } from '../../detail/DateTime';
import { Loaded } from '../../forms/Loaded';
import { Part, PartTitle } from '../../frame/AdminFrame';
import { Pager } from '../../list/Pager';
import { optionsOf, termsOf } from '../../list/filters';
import { Search } from '../../list/Search';
import { useListAddress } from '../../list/useListAddress';
import { Status, type StatusKind } from '../../ui/Status';
import { useListOutboxQuery, type OutboxEffect } from '../api';
import { EffectTools } from './EffectTools';

type State = OutboxEffect['state'];

const labels: Readonly<Record<State, string>> = {
  failed: 'Failed',
  waiting: 'Waiting',
  done: 'Done',
  dropped: 'Given up',
};

const kinds: Readonly<Record<State, StatusKind>> = {
  failed: 'failed',
  waiting: 'progress',
  done: 'done',
  dropped: 'withdrawn',
};

const state = { name: 'state', label: 'State', all: 'Failed', options: optionsOf(labels) };
const terms = {
  ...termsOf([state], { sorts: ['createdAt'], sort: 'createdAt', order: 'desc' }),
  fixed: { part: 'outbox' },
};

const columns: readonly Column<OutboxEffect>[] = [
  {
    id: 'what',
    head: 'What',
    bare: true,
    cell: ({ what, subject, to }) => (
      <What>
        <b>{subject ?? what}</b>
        {to && <p>to {to}</p>}
      </What>
    ),
  },
  { id: 'created', head: 'Since', cell: ({ createdAt }) => <DateTime value={createdAt} /> },
  { id: 'state', head: 'State', cell: (effect) => <StateCell effect={effect} /> },
  { id: 'attempts', head: 'Tries', align: 'end', cell: ({ attempts }) => attempts },
  { id: 'tools', head: 'Change', bare: true, cell: (effect) => <EffectTools effect={effect} /> },
];

/** Addresses are long, and a phone is narrow. */
const What = styled.div`
  overflow-wrap: anywhere;
`;

/** Mails and other jobs that follow from what people do: what waits, what failed and why, and another try. */
export function Outbox() {
  return (
    <Part aria-labelledby="outbox">
      <PartTitle id="outbox">Outbox and failed jobs</PartTitle>
      <AdminOnly what="The outbox">
        <Effects />
      </AdminOnly>
    </Part>
  );
}

function Effects() {
  const { asked, ask } = useListAddress(terms);
  const { search, page } = asked;
  const state = (asked.filters['state'] ?? 'failed') as State;
  const result = useListOutboxQuery(
    { state, page, ...(search && { search }) },
    { refetchOnMountOrArgChange: true, pollingInterval: 30_000 },
  );
  return (
    <>
      <Text size="small" muted>
        Mails and other jobs are tried again by themselves for about eight hours; what still fails waits here
        for you. A mail that was sent can be sent once more.
      </Text>
      <Segmented
        name="outbox-state"
        label="State"
        hideLabel
        options={optionsOf(labels)}
        value={state}
        onChange={({ target }) => ask({ filters: { state: target.value } })}
      />
      <Search
        what="outbox"
        hint="Address or subject"
        asked={search}
        onAsk={(words) => ask({ search: words })}
      />
      <Loaded what="outbox" result={result} height={320}>
        {(list) =>
          list.total === 0 ? (
            <p role="status">{search ? 'Nothing fits this.' : NOTHING[state]}</p>
          ) : (
            <>
              <Table
                caption={`Outbox: ${labels[state].toLowerCase()}`}
                columns={columns}
                rows={list.rows}
                rowKey={({ id }) => id}
                dense
              />
              <Pager what="jobs" page={list} onGo={(next) => ask({ page: next })} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

const NOTHING: Readonly<Record<State, string>> = {
  failed: 'Nothing has failed.',
  waiting: 'Nothing waits.',
  done: 'Nothing was done yet.',
  dropped: 'Nothing was given up.',
};

function StateCell({ effect }: { readonly effect: OutboxEffect }) {
  const { state, problem, error, dropReason, dueAt } = effect;
  return (
    <>
      <Status kind={kinds[state]}>{labels[state]}</Status>
      {problem && <p title={error ?? undefined}>{problem}</p>}
      {dropReason && <p>Given up: {dropReason}</p>}
      {dueAt && (
        <p>
          next try <DateTime value={dueAt} />
        </p>
      )}
    </>
  );
}
