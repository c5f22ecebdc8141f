import { formatDateTime } from '@school/shared/format';
import { space } from '@school/shared/theme';
import { Button, Notice, Text } from '@school/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { stepPath } from '../purchase/paths';
import { whyClosed, type SaleFacts } from '../sale/saleFacts';

/** Why nothing can be bought, and what to do. Shown only once the API has said so. */
export function SaleClosed({ sale }: { readonly sale: SaleFacts }) {
  const [now] = useState(() => Date.now());
  const why = whyClosed(sale, now);
  return (
    <Room>
      {why === 'not-yet' && <Notice title={`Tickets are on sale from ${openingText(sale.opensAt)}`} />}
      {why === 'over' && (
        <Notice title="The sale is over">
          We sell the remaining tickets at the door when the doors open.
        </Notice>
      )}
      {why === 'closed' && <Notice title="Tickets are not on sale right now" />}
      {sale.hasQueue && why !== 'over' && (
        <>
          <Text>
            There is a waiting room. When the sale opens, a draw gives a place to all who are in it.
          </Text>
          <Button tone="gold" to={stepPath(sale.name, 'seats')}>
            Go to the waiting room
          </Button>
        </>
      )}
    </Room>
  );
}

/** Formats 'Oct 01, 2025, 09:00' in UTC, which is the time in Ghana. */
const openingText = (iso: string | null): string => (iso === null ? 'later on' : formatDateTime(iso));

const Room = styled.div`
  display: grid;
  gap: ${space.s4};
  justify-items: start;
  margin-bottom: ${space.s6};
`;
