export { storageMessages, type StorageCondition } from './storageMessages';
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
  announcedKind,
  fitsPurpose,
  honestFileName,
  plainFileName,
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
