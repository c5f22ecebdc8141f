export { draftChange, newDraft, type DraftChange, type NewDraft } from './draft';
export {
  bandName,
  birthDate,
  competitionEntry,
  competitionGuardian,
  consentLink,
  consentRequest,
  entryDetails,
  feeMethods,
  feePayment,
  guardianConsent,
  instrumentName,
  needsGuardian,
  notTheGuardians,
  paper,
  paperKinds,
  type CompetitionEntry,
  type EntryDetails,
  type GuardianConsent,
  type HandedIn,
  type Paper,
  type PaperKind,
} from './entry';
export { entryDraft } from './entryDraft';
export { competitionLimits } from './limits';
export {
  slotId,
  slotWaiting,
  slotWaitingLeave,
  slotRequest,
  type SlotWaiting,
  type SlotRequest,
} from './slots';
