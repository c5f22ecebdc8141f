import { color, font, line, media, space, type as voice } from '@school/shared/theme';
import { Button, Money, StickyBar } from '@school/shared/ui';
import styled from 'styled-components';
import { stepPath } from '../purchase/paths';
import { countOf, ticketsLabel, linesOf, totalOf } from '../purchase/counts';
import { usePurchase } from '../purchase/usePurchase';
import { lowestPriceOf } from '../sale/saleFacts';
import { useSale } from '../sale/SaleProvider';

/** The main button, always in view: it leads to the tickets, and with tickets chosen to their seats. */
export function BuyBar() {
  const sale = useSale();
  const { purchase } = usePurchase(sale.name);
  const lines = linesOf(sale, purchase.counts);
  const chosen = countOf(sale, purchase.counts) > 0 && sale.isOpen !== false;
  const words = ticketsLabel(lines.map(({ type, count }) => ({ name: type.name, count })));
  if (sale.isOpen === false) {
    return (
      <Bar label="Your order">
        <Sum>Not on sale right now</Sum>
      </Bar>
    );
  }
  return (
    <Bar label="Your order">
      <Sum aria-live="polite">
        <Money pesewas={chosen ? totalOf(sale, purchase.counts) : lowestPriceOf(sale)} />
        <small>{chosen ? words : 'or more for each ticket'}</small>
      </Sum>
      <Next>
        {chosen
          ? 'Next: your seats, then name and payment.'
          : 'Choose your tickets: the best seats come first.'}
      </Next>
      <Button tone="ink" to={chosen ? stepPath(sale.name, 'seats') : '#tickets'}>
        {chosen ? 'Buy tickets' : 'Get tickets'}
      </Button>
    </Bar>
  );
}

const Bar = styled(StickyBar)`
  > div {
    column-gap: ${space.s8};
    min-height: 84px;
  }
  ${media.phone} {
    > div {
      min-height: 76px;
    }
  }
`;

const Sum = styled.p`
  ${voice.figure}
  font-size: clamp(1.375rem, 2.3vw, 2rem);
  min-width: 0;
  small {
    display: block;
    margin-top: 3px;
    max-width: 16em;
    font: 500 1rem/1.3 ${font.text};
    font-stretch: 100%;
  }
`;

const Next = styled.p`
  max-width: 34em;
  padding-left: ${space.s8};
  border-left: ${line.field} solid ${color.rule};
  line-height: 1.35;
  ${media.tablet} {
    display: none;
  }
`;
