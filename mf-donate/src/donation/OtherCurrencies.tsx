import { useContent } from '@school/shared/content/use';
import { formatMoney } from '@school/shared/format';
import { DateText, Text } from '@school/shared/ui';
import { exchangeRates, inOtherCurrencies } from '../content/exchangeRates';

/** What the typed amount is worth in other currencies, for donors abroad. @param pesewas 0 shows nothing */
export function OtherCurrencies({ pesewas }: { readonly pesewas: number }) {
  const rates = useContent(exchangeRates);
  if (pesewas <= 0) return null;
  return (
    <Text muted>
      {formatMoney(pesewas)} is {inOtherCurrencies(pesewas, rates)} at the rates of{' '}
      <DateText value={rates.day} />. You pay in cedis.
    </Text>
  );
}
