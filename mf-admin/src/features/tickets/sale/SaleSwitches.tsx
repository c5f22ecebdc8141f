import { Loaded } from '@school/shared/staff/forms';
import { POLLED } from '../../../kit/forms/polled';
import { SwitchRows } from '../../../kit/ui/SwitchRows';
import { useListTicketSalesQuery } from '../api';
import { saleLabels } from '../labels';
import { stateOfSale, timesOfSale } from './describeSale';
import { SaleSwitch } from './SaleSwitch';

/** The switches of the ticket sales, for the page of all switches. */
export function SaleSwitches() {
  const sales = useListTicketSalesQuery(undefined, POLLED);
  return (
    <Loaded what="sales" result={sales} height={180}>
      {(rows) => (
        <SwitchRows
          caption="Ticket sales"
          rows={rows.map((sale) => ({
            id: sale.sale,
            name: saleLabels[sale.sale],
            state: stateOfSale(sale),
            about: timesOfSale(sale),
            press: <SaleSwitch sale={sale} />,
          }))}
        />
      )}
    </Loaded>
  );
}
