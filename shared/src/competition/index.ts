// The Music Competition: bands, repertoire, audition slots, fee and days.
export {
  adultAge,
  competitionFacts,
  countingDay,
  entryFeePesewas,
  currentSet,
  type CompetitionFacts,
} from './facts';
export {
  ageLimits,
  ageOn,
  bandRules,
  bandsFor,
  highestGrade,
  limitsLabel,
  whyNotIn,
  type BandRule,
} from './bandRules';
export { instrumentNames } from './instrumentNames';
export {
  bands,
  categories,
  instruments,
  sets,
  type Band,
  type Category,
  type Instrument,
  type InstrumentRepertoire,
  type Piece,
  type Pieces,
  type Repertoire,
  type SetId,
} from './repertoire/types';
export { findPiece, pieceIdOf, type PiecePlace } from './repertoire/pieceId';
export { piecesOf, repertoire } from './repertoire/repertoire';
export { roundNames, rounds, type Round } from './rounds';
export { auditionPlan, generateSlots, type Slot, type SlotPlan, type Weekday } from './slots/slots';
export {
  criteria,
  criterionIds,
  mostPoints,
  totalOf,
  type Criterion,
  type CriterionId,
  type ScoreSheet,
} from './jury/criteria';
