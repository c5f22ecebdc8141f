import { color, line, space, type as voice } from '@school/shared/theme';
import { useContent } from '@school/shared/content/use';
import { Money, Text, TextLink, Title } from '@school/shared/ui';
import styled from 'styled-components';
import { useGetTicketSaleQuery, type SaleName, type TicketHold, type TicketPrice } from '../api';
import { evening } from '../content/event';
import { stepPath, ticketsPath } from '../purchase/paths';
import { seatsLabel } from '../hold/seatsLabel';
import { heldSeats } from '../seats/seatChoice';
import { PlanPicture } from '../seats/PlanPicture';
import { LetGo } from './LetGo';
import { TicketTerms } from './TicketTerms';

interface Props {
  readonly sale: SaleName;
  readonly hold: TicketHold;
  readonly price: TicketPrice | undefined;
}

/** The tickets seat by seat, with prices, the place and the terms. */
export function Review({ sale, hold, price }: Props) {
  const seats = hold.tickets.flatMap(({ seat }) => (seat ? [seat.id] : []));
  const hasSeats = seats.length > 0;
  const { data } = useGetTicketSaleQuery({ sale });
  const { place } = useContent(evening);
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
      <Text>{place}</Text>
      {hasSeats && <PlanPicture chosen={seats} />}
      <TicketTerms until={data?.returnsUntil} />
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
  > p {
    margin-top: ${space.s3};
  }
  > div {
    min-height: 220px;
    > svg {
      max-height: 220px;
    }
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
