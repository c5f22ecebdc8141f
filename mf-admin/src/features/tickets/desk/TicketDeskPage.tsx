import { useState } from 'react';
import { useLocation } from '@school/shared';
import { Loaded } from '@school/shared/staff/forms';
import { lazyPart, Part, PartTitle } from '@school/shared/staff/page';
import { Skeleton, Text } from '@school/shared/ui';
import { useListStaffSeatsQuery, useListTicketTypesQuery, type TicketOrderDetail } from '../api';
import { TicketFrame } from '../TicketFrame';

const DeskForm = lazyPart(
  'desk form',
  () => import('./DeskForm').then((module) => module.DeskForm),
  <Skeleton height={900} />,
);
const DeskReceipt = lazyPart(
  'desk receipt',
  () => import('./DeskReceipt').then((module) => module.DeskReceipt),
  <Skeleton height={640} />,
);

/** Sells tickets for cash: a form, then the tickets to hand out. */
function Desk() {
  const { search } = useLocation();
  const wanted = (new URLSearchParams(search).get('seats') ?? '').split(',').filter(Boolean);
  const types = useListTicketTypesQuery(undefined, { refetchOnMountOrArgChange: true });
  const seats = useListStaffSeatsQuery(undefined, { skip: wanted.length === 0 });
  const [sold, setSold] = useState<TicketOrderDetail>();
  if (sold) return <DeskReceipt order={sold} onNext={() => setSold(undefined)} />;
  return (
    <Part aria-labelledby="desk">
      <PartTitle id="desk">Sell for cash</PartTitle>
      <Text muted>
        The button sells the tickets immediately, so take the money first. You can sell here even when online
        sales are closed.
      </Text>
      <Loaded
        what="ticket types"
        result={{
          ...types,
          data: wanted.length > 0 && !seats.data ? undefined : types.data,
          error: types.error ?? seats.error,
        }}
        height={900}
      >
        {(known) => (
          <DeskForm
            types={known}
            chosen={(seats.data ?? []).filter(({ id }) => wanted.includes(id))}
            onSold={setSold}
            onPricesChanged={() => void types.refetch()}
          />
        )}
      </Loaded>
    </Part>
  );
}

export function TicketDeskPage() {
  return (
    <TicketFrame page="desk">
      <Desk />
    </TicketFrame>
  );
}
