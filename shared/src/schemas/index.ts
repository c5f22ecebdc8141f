export { limits } from './limits';
export { authMessages, storageMessages, type AuthCondition, type StorageCondition } from './catalogue';
export { codeOfAuthError, messageOfAuthError, type AuthFlow } from './authErrors';
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
export {
  email,
  freeText,
  honeypot,
  httpsLink,
  shortText,
  newPassword,
  optionalShortText,
  optionalLink,
  optionalText,
  personName,
  slug,
} from './text';
export { optionalPhone, phone } from './phone';
export {
  communityConfirmation,
  communityDeparture,
  communityInterests,
  communityJoin,
  type CommunityInterest,
  type CommunityJoin,
} from './community';
export { referral, referralStop, type Referral } from './referral';
export { referralCode, referralOpening, referralOwner } from './referralLink';
export { signIn, type SignIn } from './signIn';
export {
  beacon,
  visitSources,
  vitalMetrics,
  type Beacon,
  type BeaconEvent,
  type VisitSource,
  type VitalMetric,
} from './beacon';
export { contactMessage, contactTopics, type ContactMessage, type ContactTopic } from './contact';
export {
  donationAmount,
  donationMethods,
  donationStart,
  type DonationMethod,
  type DonationStart,
} from './donation';
export { jobApplication, type JobApplication } from './jobApplication';
export {
  engagementBudget,
  engagementMusic,
  engagementRequest,
  guestCount,
  occasions,
  performerApplication,
  performerPlaces,
  type EngagementMusic,
  type EngagementRequest,
  type Occasion,
  type PerformerApplication,
  type PerformerPlace,
} from './showcase';
export {
  classTypes,
  dayParts,
  instrumentIds,
  lessonCategories,
  lessonDays,
  lessonGrades,
  lessonLevels,
  lessonProgrammes,
  lessonTimes,
  lessonVenues,
  studyModes,
  type ClassType,
  type DayPart,
  type InstrumentId,
  type LessonCategory,
  type LessonDay,
  type LessonGrade,
  type LessonLevel,
  type LessonProgramme,
  type LessonTime,
  type LessonVenue,
  type StudyMode,
} from './lessonOptions';
export { hasGrades, isForChildren, isTaughtIn } from './lessonRules';
export {
  feeEnquiry,
  musicStudyRegistration,
  type FeeEnquiry,
  type MusicStudyRegistration,
} from './musicStudy';
