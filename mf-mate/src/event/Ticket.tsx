import { SeatRow } from '../art/SeatRow';
import { TicketStub } from '../art/ticketArt';
import { QuantityStepper } from '../ui/QuantityStepper';
import { type as voice } from '@school/shared/theme';
import { Display, Money, TextLink } from '@school/shared/ui';
import styled from 'styled-components';
import { mostOf, type Counts } from '../purchase/counts';
import { waitingPath } from '../purchase/paths';
import { usePurchase } from '../purchase/usePurchase';
import { isSoldOut, type SaleFacts, type TypeFacts } from '../sale/saleFacts';
import { useSale } from '../sale/SaleProvider';
import { GROUNDS, TicketBody, TicketPaper, TicketPrice } from './ticketPaper';

interface Props {
  readonly type: TypeFacts;
  /** The maximum, where it is below the limit of the sale. */
  readonly most?: number | undefined;
}

/** A ticket on its paper: name, stock, price and quantity. */
export function Ticket({ type, most }: Props) {
  const { name, note, price, tone } = type;
  const sale = useSale();
  const soldOut = isSoldOut(type);
  const paper = soldOut ? 'soldOut' : tone;
  return (
    <TicketPaper $tone={paper} data-ground={GROUNDS[paper]}>
      <TicketStub of={tone} soldOut={soldOut} />
      <TicketBody>
        <Display as="h3" size={3}>
          {name}
        </Display>
        <p>{note}</p>
        <Stock type={type} />
      </TicketBody>
      <TicketPrice>
        <Price>{price === 0 ? 'Free' : <Money pesewas={price} />}</Price>
        <Choice type={type} most={most} sale={sale} />
      </TicketPrice>
    </TicketPaper>
  );
}

/** The number left. Its space is reserved until the API responds. */
function Stock({ type }: Pick<Props, 'type'>) {
  const { left, capacity } = type;
  const soldOut = isSoldOut(type);
  return (
    <Left>
      {left !== undefined && capacity !== undefined && !soldOut && <SeatRow left={left} of={capacity} />}
      {left !== undefined && <b>{soldOut ? 'Sold out' : `${left} left`}</b>}
    </Left>
  );
}

/** The quantity, limited by the stock. */
function Choice({ type, sale, most }: Props & { readonly sale: SaleFacts }) {
  const { purchase, update } = usePurchase(sale.name);
  const { id, name } = type;
  if (sale.isOpen === false || !type.isOpen) return <p>Not on sale</p>;
  if (isSoldOut(type)) {
    return type.hasWaitingList ? (
      <TextLink to={waitingPath(id)} aria-label={`Join the waiting list for ${name}`}>
        Waiting list
      </TextLink>
    ) : null;
  }
  const choose = (count: number) => {
    const { [id]: _, ...seats } = purchase.seats;
    update({ counts: withCount(purchase.counts, id, count), seats });
  };
  return (
    <QuantityStepper
      label={`${name} tickets`}
      value={purchase.counts[id] ?? 0}
      max={Math.min(most ?? Infinity, mostOf(sale, type, purchase.counts))}
      onChange={choose}
    />
  );
}

function withCount(counts: Counts, id: string, count: number): Counts {
  const { [id]: _, ...others } = counts;
  return count > 0 ? { ...others, [id]: count } : others;
}

const Left = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 14px;
  min-height: 40px;
  margin-top: auto !important;
  padding-top: 16px;
  max-width: none !important;
  ${voice.numeric}
  > svg {
    max-width: 100%;
  }
`;

const Price = styled.p`
  ${voice.figure}
  font-size: clamp(1.25rem, 1rem + 1.2vw, 1.75rem);
`;
