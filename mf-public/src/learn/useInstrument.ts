import { useParams } from '@school/shared';
import { instrumentOf, type Instrument } from '../content/instruments';

/** Returns the texts of the page's instrument. @throws when the address names no instrument */
export function useInstrument(): Instrument {
  const { instrumentId } = useParams();
  const instrument = instrumentOf(instrumentId);
  if (!instrument) throw new Error(`There is no instrument called ${instrumentId}`);
  return instrument;
}
