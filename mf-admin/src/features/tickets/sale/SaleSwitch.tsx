import styled from 'styled-components';
import { BesideRecord } from '@school/shared/staff';
import { ActionButton } from '@school/shared/staff/ui';
import { space } from '@school/shared/theme';
import { Text, VisuallyHidden } from '@school/shared/ui';
import { useChangeTicketSaleMutation, useListTicketSalesQuery, type StaffTicketSale } from '../api';
import { saleLabels } from '../labels';

/** Opens or closes a sale after confirmation, because visitors see it immediately. */
export function SaleSwitch({ sale: { sale, isOpen } }: { readonly sale: StaffTicketSale }) {
  const [change] = useChangeTicketSaleMutation();
  const { refetch } = useListTicketSalesQuery();
  const name = saleLabels[sale];
  return (
    <ActionButton
      run={() => change({ sale, ticketSaleChange: { isOpen: !isOpen } }).unwrap()}
      done={isOpen ? `${name}: closed.` : `${name}: switched on.`}
      failed={`${name} was not changed.`}
      tone={isOpen ? 'line' : 'ink'}
      confirm={{
        title: isOpen ? `Close: ${name}?` : `Open: ${name}?`,
        text: (
          <>
            <Here>
              <BesideRecord record={{ kind: 'ticket-sale', id: sale }} what="sale" refetch={refetch} />
            </Here>
            <Text>
              {isOpen
                ? 'Visitors can no longer start an order. Buyers who hold seats now can still pay for them.'
                : 'Visitors can buy immediately, or from the opening time if one is set.'}
            </Text>
          </>
        ),
        action: isOpen ? 'Close sale' : 'Open sale',
        busyLabel: isOpen ? 'Closing' : 'Opening',
      }}
    >
      {isOpen ? 'Close' : 'Open'} <VisuallyHidden>{name}</VisuallyHidden>
    </ActionButton>
  );
}

/** Who else has the sale open, with less space around it than other parts. */
const Here = styled.div`
  margin-block: calc(-1 * ${space.s4});
`;
