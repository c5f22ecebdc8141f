import { useMemo } from 'react';
import { island } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { EmptyState, ErrorState, SelectField, Skeleton, Table } from '@school/shared/ui';
import { NothingFound } from '../../list/EmptyList';
import { optionsOf, termsOf, type ListFilter } from '../../list/filters';
import { ListFrame } from '../../list/List';
import { ListSkeleton } from '../../list/ListSkeleton';
import { isNarrowed } from '../../list/address';
import { Pager } from '../../list/Pager';
import { Search } from '../../list/Search';
import { ToolbarRow } from '../../list/Toolbar';
import { useListAddress } from '../../list/useListAddress';
import { useListInvitationsQuery, useListTicketTypesQuery, type StaffTicketType } from '../api';
import { ModalButton } from '../../forms/ModalButton';
import { saleLabels } from '../labels';
import { columnsFor } from './invitationColumns';

const NewInvitations = island(
  'new invitations',
  () => import('./NewInvitations').then((module) => module.NewInvitations),
  { when: 'load', fallback: <Skeleton height={900} /> },
);

const NO_TYPES: readonly StaffTicketType[] = [];

const { public: _, ...invited } = saleLabels;

const filters: readonly ListFilter[] = [
  { name: 'sale', label: 'Sale', all: 'All sales', options: optionsOf(invited) },
];
const terms = termsOf(filters, { sorts: [], sort: '', order: 'desc' });

/** Who may buy before the public sale, with their codes. */
export function Invitations() {
  const address = useListAddress(terms);
  const { asked, ask } = address;
  const { search, filters: set, page } = asked;
  const { data: types = NO_TYPES } = useListTicketTypesQuery();
  const { data, error, isFetching, refetch } = useListInvitationsQuery(
    { ...(search && { search }), ...set, page },
    { refetchOnMountOrArgChange: true },
  );
  const columns = useMemo(() => columnsFor(types), [types]);

  return (
    <ListFrame aria-busy={isFetching}>
      <ToolbarRow>
        <Search
          what="invitations"
          hint="Name, e-mail, code or note"
          asked={search}
          onAsk={(words) => ask({ search: words })}
        />
        <SelectField
          name="sale"
          label="Sale"
          placeholder="All sales"
          options={optionsOf(invited)}
          value={set['sale'] ?? ''}
          onChange={({ target }) => ask({ filters: { sale: target.value } })}
        />
        <ModalButton label="Invite" title="New invitations" tone="ink">
          {(close) => <NewInvitations types={types.filter(({ sale }) => sale !== 'public')} onDone={close} />}
        </ModalButton>
      </ToolbarRow>
      {error ? (
        <ErrorState
          title="The invitations could not be loaded"
          message={messageOfApiError(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
          level={2}
        />
      ) : !data ? (
        <ListSkeleton what="invitations" />
      ) : data.total === 0 && isNarrowed(asked) ? (
        <NothingFound what="invitations" onClear={() => ask({ search: '', filters: {} })} />
      ) : data.total === 0 ? (
        <EmptyState title="Nobody is invited yet" level={2}>
          Invite families, competitors, donors or school classes: each gets a code of their own.
        </EmptyState>
      ) : (
        <>
          <Table
            caption="List of invitations"
            columns={columns}
            rows={data.rows}
            rowKey={({ id }) => id}
            dense
          />
          <Pager what="invitations" page={data} onGo={(next) => ask({ page: next })} />
        </>
      )}
    </ListFrame>
  );
}
