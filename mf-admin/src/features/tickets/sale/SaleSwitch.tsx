import { useState } from 'react';
import styled from 'styled-components';
import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { space } from '@school/shared/theme';
import { Button, Text, VisuallyHidden } from '@school/shared/ui';
import { besideRecord } from '../../../kit/detail/besideRecord';
import { ConfirmModal } from '../../../kit/modal/ConfirmModal';
import { useModal } from '../../../kit/modal/useModal';
import { useChangeTicketSaleMutation, useListTicketSalesQuery, type StaffTicketSale } from '../api';
import { saleLabels } from '../labels';

/** Opens a sale, or closes it. Visitors see it at once, so both are confirmed first. */
export function SaleSwitch({ sale: { sale, isOpen } }: { readonly sale: StaffTicketSale }) {
  const { toast } = useShell();
  const [change] = useChangeTicketSaleMutation();
  const { refetch } = useListTicketSalesQuery();
  const modal = useModal();
  // What was asked stays asked, whatever a colleague does meanwhile.
  const [opens, setOpens] = useState(!isOpen);
  const name = saleLabels[sale];
  const Beside = besideRecord();

  function ask(): void {
    setOpens(!isOpen);
    modal.open();
  }

  async function turn(): Promise<void> {
    try {
      await change({ sale, ticketSaleChange: { isOpen: opens } }).unwrap();
      toast.add(opens ? `${name}: switched on.` : `${name}: closed.`, { type: 'success' });
    } catch (error) {
      toast.add(`${name} was not changed. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  return (
    <>
      <Button tone={isOpen ? 'line' : 'ink'} size="s" onClick={ask}>
        {isOpen ? 'Close' : 'Open'} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      <ConfirmModal
        modal={modal}
        title={opens ? `Open: ${name}?` : `Close: ${name}?`}
        action={opens ? 'Open the sale' : 'Close the sale'}
        busyLabel={opens ? 'Opening' : 'Closing'}
        onConfirm={turn}
      >
        {Beside && (
          <Here>
            <Beside record={{ kind: 'ticket-sale', id: sale }} what="sale" refetch={refetch} />
          </Here>
        )}
        <Text>
          {opens
            ? 'Visitors can buy at once, or from its opening time on where one is set.'
            : 'Nobody can begin to buy from now on. Who holds seats at this moment can still pay for them.'}
        </Text>
      </ConfirmModal>
    </>
  );
}

/** Who else is at it, closer to the question than what is asked. */
const Here = styled.div`
  margin-block: calc(-1 * ${space.s4});
`;
