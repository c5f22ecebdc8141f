export { storageMessages, type StorageCondition } from './storageMessages';
export { kindOfHead, headBytes } from './kindOfHead';
export { descriptionOf, type FoundKind } from './foundKinds';
export { conditionOfStorageError, messageOfStorageError } from './storageErrors';
export {
  fileKinds,
  ticketHours,
  unclaimedHours,
  uploadPurposes,
  uploadSilenceMs,
  type FileKindName,
  type UploadPurposeName,
} from './uploadPurposes';
export {
  acceptOf,
  fitsPurpose,
  honestFileName,
  mayBeTaken,
  namedAsTaken,
  plainFileName,
  takesKind,
  uploadHint,
  wrongTypeMessage,
} from './uploadRules';
export {
  optionalFile,
  uploadedFile,
  uploadRequest,
  uploadTicket,
  type UploadedFile,
  type UploadRequest,
  type UploadTicket,
} from './upload';
