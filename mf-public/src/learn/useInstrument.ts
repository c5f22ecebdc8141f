import { useParams } from '@school/shared';
import { instrumentOf, type Instrument } from '../content/instruments';

/** What is told of the instrument of the page. @throws when the address names none */
export function useInstrument(): Instrument {
  const { instrumentId } = useParams();
  const instrument = instrumentOf(instrumentId);
  if (!instrument) throw new Error(`There is no instrument called ${instrumentId}`);
  return instrument;
}
