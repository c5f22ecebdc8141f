import { messageOfApiError, StoreProvider } from '@school/shared/api';
import { ErrorState, Loading, Notice, Skeleton, Text } from '@school/shared/ui';
import { useGetHeldTicketQuery, useGetTicketOrderQuery } from '../api';
import { PanelFrame } from '../frame/PanelFrame';
import { setOfOrder, type TicketSet } from './data/keptTickets';
import { LostLink } from './LostLink';
import { TicketSheet } from './TicketSheet';
import { ticketsAddress, type TicketsInAddress } from './data/ticketsInAddress';
import { useTicketSet } from './useTicketSet';
import { useMemo } from 'react';

interface Props {
  readonly opened: TicketsInAddress;
}

/** The tickets of a link: an order, or one transferred ticket. */
export function YourTickets({ opened }: Props) {
  return (
    <StoreProvider>
      {opened.kind === 'order' ? <OfOrder opened={opened} /> : <Given opened={opened} />}
    </StoreProvider>
  );
}

const fresh = { refetchOnMountOrArgChange: true, refetchOnReconnect: true };

function OfOrder({ opened }: Props) {
  const query = useGetTicketOrderQuery({ 'order-key': opened.key }, fresh);
  const set = useMemo(() => query.data && setOfOrder(query.data), [query.data]);
  return <Shown opened={opened} set={set} {...stateOf(query)} />;
}

function Given({ opened }: Props) {
  const query = useGetHeldTicketQuery({ 'ticket-key': opened.key }, fresh);
  const set = useMemo(
    () => query.data && { event: query.data.event, tickets: [query.data.ticket] },
    [query.data],
  );
  return <Shown opened={opened} set={set} {...stateOf(query)} />;
}

interface QueryState {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

const stateOf = (query: { error?: unknown; isFetching: boolean; refetch: () => unknown }): QueryState => ({
  error: query.error,
  isFetching: query.isFetching,
  retry: () => void query.refetch(),
});

interface ShownProps extends Props, QueryState {
  readonly set: TicketSet | undefined;
}

function Shown({ opened, set, error, isFetching, retry }: ShownProps) {
  const { shown, isKeptOnly, isUnknown } = useTicketSet(ticketsAddress(opened), { set, error });
  if (shown) {
    const notice = isKeptOnly && error !== undefined && (
      <Notice tone="info" title="Saved on this device" live>
        The box office cannot be reached right now. Your tickets here are valid.
      </Notice>
    );
    return <TicketSheet opened={opened} set={shown} notice={notice} canChange={!isKeptOnly} />;
  }
  if (isUnknown) {
    return (
      <PanelFrame
        title="No tickets at this link"
        lead="There may be a newer link: when we send one, the older ones stop working."
      >
        <Text>Look for our latest email, or ask us for a new link.</Text>
        <LostLink />
      </PanelFrame>
    );
  }
  if (error !== undefined) {
    return (
      <PanelFrame title="Your tickets">
        <ErrorState
          level={2}
          title="Your tickets cannot be shown right now"
          message={messageOfApiError(error)}
          busy={isFetching}
          onRetry={retry}
        />
      </PanelFrame>
    );
  }
  return (
    <PanelFrame title="Your tickets">
      <Loading label="Looking for your tickets">
        <Skeleton height="420px" />
      </Loading>
    </PanelFrame>
  );
}
