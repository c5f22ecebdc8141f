import { StoreProvider } from '@school/shared/api';
import { Button, Cluster, EmptyState, Loading, Skeleton, TextLink } from '@school/shared/ui';
import { ticketsPath } from '../purchase/paths';
import { PanelFrame } from '../frame/PanelFrame';
import { useLiveSale } from '../sale/useLiveSale';
import { WaitingForm } from './WaitingForm';
import { WAITING_RULE } from './words';

interface Props {
  readonly type: string;
}

/** The waiting list of one public ticket type. */
export function WaitingList(props: Props) {
  return (
    <StoreProvider>
      <Waiting {...props} />
    </StoreProvider>
  );
}

function Waiting({ type: id }: Props) {
  const sale = useLiveSale('public');
  const type = sale?.types.find((one) => one.id === id);
  if (!sale) {
    return (
      <PanelFrame title="Waiting list">
        <Loading label="One moment">
          <Skeleton height="320px" />
        </Loading>
      </PanelFrame>
    );
  }
  if (!type?.hasWaitingList) {
    return (
      <PanelFrame title="Waiting list">
        <EmptyState
          level={2}
          title="There is no waiting list for these tickets"
          action={<TextLink to={ticketsPath('public')}>See all tickets</TextLink>}
        />
      </PanelFrame>
    );
  }
  return (
    <PanelFrame title={`Waiting list: ${type.name}`} lead={WAITING_RULE}>
      {(type.left ?? 0) > 0 && (
        <Cluster gap="s4" role="status">
          <b>Some are free right now.</b>
          <Button tone="gold" to={ticketsPath('public')}>
            Buy them
          </Button>
        </Cluster>
      )}
      <WaitingForm type={type} most={type.maxPerOrder ?? sale.maxPerOrder} />
    </PanelFrame>
  );
}
