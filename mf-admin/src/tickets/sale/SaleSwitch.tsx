import { useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { Button, Text, VisuallyHidden } from '@school/shared/ui';
import { ConfirmModal } from '../../modal/ConfirmModal';
import { useModal } from '../../modal/useModal';
import { useChangeTicketSaleMutation, type StaffTicketSale } from '../api';
import { saleLabels } from '../labels';

/** Opens a sale, or closes it. Visitors see it at once, so both are confirmed first. */
export function SaleSwitch({ sale: { sale, isOpen } }: { readonly sale: StaffTicketSale }) {
  const { toast } = useShell();
  const [change] = useChangeTicketSaleMutation();
  const modal = useModal();
  const name = saleLabels[sale];

  async function turn(): Promise<void> {
    try {
      await change({ sale, ticketSaleChange: { isOpen: !isOpen } }).unwrap();
      toast.add(isOpen ? `${name}: closed.` : `${name}: switched on.`, { type: 'success' });
    } catch (error) {
      toast.add(`${name} was not changed. ${messageOfApiError(error)}`, { type: 'error' });
    }
  }

  return (
    <>
      <Button tone={isOpen ? 'line' : 'ink'} size="s" onClick={modal.open}>
        {isOpen ? 'Close' : 'Open'} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      <ConfirmModal
        modal={modal}
        title={isOpen ? `Close: ${name}?` : `Open: ${name}?`}
        action={isOpen ? 'Close the sale' : 'Open the sale'}
        busyLabel={isOpen ? 'Closing' : 'Opening'}
        onConfirm={turn}
      >
        <Text>
          {isOpen
            ? 'Nobody can begin to buy from now on. Who holds seats at this moment can still pay for them.'
            : 'Visitors can buy at once, or from its opening time on where one is set.'}
        </Text>
      </ConfirmModal>
    </>
  );
}
