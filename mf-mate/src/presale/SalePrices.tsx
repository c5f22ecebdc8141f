import { PriceList } from '../frame/PriceList';
import { useSale } from '../sale/SaleProvider';

interface Props {
  /** The time of day that stands before a type, by its id. */
  readonly marks?: Readonly<Record<string, string>>;
}

/** What a sale has, what it costs and, once the API has said so, how much is left. */
export function SalePrices({ marks = {} }: Props) {
  const { types } = useSale();
  return (
    <PriceList
      rows={types.map(({ id, name, note, price, left }) => ({
        name,
        text: note,
        pesewas: price,
        ...(marks[id] && { mark: marks[id] }),
        ...(left !== undefined && { note: left === 0 ? 'Sold out' : `${left} left` }),
      }))}
    />
  );
}
