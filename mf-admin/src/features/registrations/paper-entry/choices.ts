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

/** Returns the bands of an instrument, empty while none is chosen. */
export const bandOptions = (instrument: string) =>
  bandsOf(instrument).map((band) => ({ value: band, label: `${band}: ${limitsLabel(band).toLowerCase()}` }));

/** Returns the pieces of a band and category in the current set, empty for an unknown band. */
export const pieceOptions = (instrument: string, band: string, category: Category) =>
  isInstrument(instrument) && bandsOf(instrument).some((known) => known === band)
    ? piecesOf(instrument, band)[currentSet][category].map((piece) => ({
        value: pieceIdOf(piece),
        label: `${piece.title}, ${piece.composer}`,
      }))
    : [];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns whether a guardian has to agree; false without a valid date of birth. */
export const isMinor = ({ birthDate }: { readonly birthDate: string }): boolean =>
  DAY.test(birthDate) && ageOn(countingDay, birthDate) < adultAge;
