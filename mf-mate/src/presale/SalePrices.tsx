import { PriceList } from '../frame/PriceList';
import { useSale } from '../sale/SaleProvider';

interface Props {
  /** The time of day before a type, by its ID. */
  readonly marks?: Readonly<Record<string, string>>;
}

/** The ticket types of a sale with prices and, once the API responds, what is left. */
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
