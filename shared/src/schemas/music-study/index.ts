export {
  feeEnquiry,
  musicStudyRegistration,
  type FeeEnquiry,
  type MusicStudyRegistration,
} from './musicStudy';
export { musicStudyLimits } from './limits';
export { trialBooking, trialMove, trialTimes, type TrialBooking, type TrialTimes } from './trial';
