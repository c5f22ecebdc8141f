import { color, font, layer, line, media, space, type as voice } from '@school/shared/theme';
import { Button, Money, Wrap } from '@school/shared/ui';
import styled from 'styled-components';
import { lowestPrice } from '../content/tickets';
import { countOf, ticketsLabel, totalOf } from '../order/order';
import { useOrder } from '../order/OrderProvider';

/** The one button, always in reach: leads to the seats, and with seats chosen to the box office. */
export function BuyBar() {
  const { counts } = useOrder();
  const chosen = countOf(counts) > 0;
  return (
    <Bar data-ground="gold" role="region" aria-label="Your order">
      <Row>
        <Sum aria-live="polite">
          <Money pesewas={chosen ? totalOf(counts) : lowestPrice} />
          <small>{chosen ? ticketsLabel(counts) : 'and up, a seat'}</small>
        </Sum>
        <Next>
          {chosen
            ? 'Next: send your choice to the box office. Nothing is charged here.'
            : 'Choose your seats; the box office holds them for you.'}
        </Next>
        <Button tone="ink" to={chosen ? '#hold' : '#tickets'}>
          {chosen ? 'Hold my seats' : 'Get tickets'}
        </Button>
      </Row>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${layer.bar};
`;

const Row = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: ${space.s3} ${space.s8};
  min-height: 84px;
  > a {
    flex: none;
    margin-left: auto;
  }
  ${media.phone} {
    min-height: 76px;
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
