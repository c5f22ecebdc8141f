export {
  feeEnquiry,
  musicStudyRegistration,
  type FeeEnquiry,
  type MusicStudyRegistration,
} from './musicStudy';
export { musicStudyLimits } from './limits';
