import { formatDateTime } from '@school/shared/format';
import { space } from '@school/shared/theme';
import { Notice } from '@school/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
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
    </Room>
  );
}

/** Formats 'Oct 01, 2025, 09:00' in UTC, which is the time in Ghana. */
const openingText = (iso: string | null): string => (iso === null ? 'later on' : formatDateTime(iso));

const Room = styled.div`
  margin-bottom: ${space.s6};
`;
