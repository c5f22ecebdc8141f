import { useEffect } from 'react';
import styled from 'styled-components';
import { Loaded } from '@school/shared/staff/forms';
import { Part, PartTitle } from '@school/shared/staff/page';
import { media, space } from '@school/shared/theme';
import { Text } from '@school/shared/ui';
import { useListTicketSalesQuery, type StaffTicketSale } from '../api';
import { useLiveAvailabilityQuery } from '../api/live';
import { POLLED } from '../../../kit/forms/polled';
import { saleLabels } from '../labels';
import { Sale } from './Sale';

/** The three sales, each with its switch and its times. */
export function Sales() {
  const result = useListTicketSalesQuery(undefined, POLLED);
  useRefetchOnChange(result.refetch);
  return (
    <Part aria-labelledby="sales">
      <PartTitle id="sales">Open and closed</PartTitle>
      <Text size="small" muted>
        A sale is open while its switch is on, between its opening and closing times if set. All times are in
        Ghana time (UTC).
      </Text>
      <Loaded what="sales" result={result} height={280}>
        {(sales) => (
          <Cards>
            {inOrder(sales).map((sale) => (
              <Sale key={sale.sale} sale={sale} />
            ))}
          </Cards>
        )}
      </Loaded>
    </Part>
  );
}

/** In the order of their labels: the public sale first. */
const inOrder = (sales: readonly StaffTicketSale[]) => {
  const names = Object.keys(saleLabels);
  return [...sales].sort((a, b) => names.indexOf(a.sale) - names.indexOf(b.sale));
};

/** Refetches the sales when one has opened or closed, by its times or by a colleague. */
function useRefetchOnChange(refetch: () => unknown): void {
  const { data } = useLiveAvailabilityQuery();
  const known = data?.data?.sales.map(({ sale, isOpen }) => `${sale} ${isOpen}`).join();
  useEffect(() => {
    if (known !== undefined) void refetch();
  }, [known, refetch]);
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space.s4};
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    gap: ${space.s3};
  }
`;
