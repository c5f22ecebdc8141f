import { color, line, space, type as voice } from '@school/shared/theme';
import { Money, TextLink, Title } from '@school/shared/ui';
import styled from 'styled-components';
import type { SaleName, TicketHold, TicketPrice } from '../api';
import { stepPath, ticketsPath } from '../purchase/paths';
import { seatsLabel } from '../hold/seatsLabel';
import { heldSeats } from '../seats/seatChoice';
import { LetGo } from './LetGo';

interface Props {
  readonly sale: SaleName;
  readonly hold: TicketHold;
  readonly price: TicketPrice | undefined;
}

/** The tickets seat by seat, with prices. */
export function Review({ sale, hold, price }: Props) {
  const hasSeats = hold.tickets.some(({ seat }) => seat);
  return (
    <Box aria-labelledby="review">
      <Title as="h2" size={3} id="review">
        Your tickets
      </Title>
      <dl>
        {hold.lines.map(({ type, name, quantity, price: each }) => (
          <Line key={type}>
            <dt>
              {quantity} × {name}
              <small>{seatsLabel(heldSeats(hold, type)) || 'no numbered seat'}</small>
            </dt>
            <dd>
              <Money pesewas={each * quantity} />
            </dd>
          </Line>
        ))}
        {price && price.discount > 0 && (
          <Line>
            <dt>Promo code {price.promoCode}</dt>
            <dd>
              − <Money pesewas={price.discount} />
            </dd>
          </Line>
        )}
        <Line>
          <dt>
            <b>Total</b>
          </dt>
          <dd>
            <Money pesewas={price?.amount ?? hold.amount} />
          </dd>
        </Line>
      </dl>
      {!hold.isPaymentPending && (
        <Ways>
          {hasSeats && !hold.isOffer && <TextLink to={stepPath(sale, 'seats')}>Other seats</TextLink>}
          {!hold.isOffer && (
            <TextLink plain to={ticketsPath(sale)}>
              Other tickets
            </TextLink>
          )}
          <LetGo hold={hold} />
        </Ways>
      )}
    </Box>
  );
}

const Box = styled.section`
  padding-top: ${space.s4};
  border-top: ${line.bar} solid ${color.line};
  dl {
    margin-top: ${space.s3};
  }
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: ${space.s2} ${space.s6};
  padding-block: ${space.s3};
  border-top: ${line.hair} solid ${color.rule};
  dt {
    min-width: 0;
  }
  dt small {
    display: block;
    ${voice.small}
    color: ${color.muted};
  }
  dd {
    flex: none;
    ${voice.subtitle}
    font-size: 1.25rem;
  }
`;

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s6};
  padding-top: ${space.s2};
  border-top: ${line.hair} solid ${color.rule};
`;
