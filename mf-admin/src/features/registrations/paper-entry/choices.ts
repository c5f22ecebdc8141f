import {
  adultAge,
  ageOn,
  bands,
  countingDay,
  limitsLabel,
  pieceIdOf,
  piecesOf,
  currentSet,
  type Band,
  type Category,
  type Instrument,
} from '@school/shared/competition';

const isInstrument = (name: string): name is Instrument => Object.keys(bands).includes(name);

const bandsOf = (instrument: string): readonly Band[] => (isInstrument(instrument) ? bands[instrument] : []);

/** The bands of an instrument; none while none is chosen. */
export const bandOptions = (instrument: string) =>
  bandsOf(instrument).map((band) => ({ value: band, label: `${band}: ${limitsLabel(band).toLowerCase()}` }));

/** The pieces of a band and category in the set in force; none while its instrument has no such band. */
export const pieceOptions = (instrument: string, band: string, category: Category) =>
  isInstrument(instrument) && bandsOf(instrument).some((known) => known === band)
    ? piecesOf(instrument, band)[currentSet][category].map((piece) => ({
        value: pieceIdOf(piece),
        label: `${piece.title}, ${piece.composer}`,
      }))
    : [];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a guardian has to agree; false while the date of birth is none. */
export const isMinor = ({ birthDate }: { readonly birthDate: string }): boolean =>
  DAY.test(birthDate) && ageOn(countingDay, birthDate) < adultAge;
