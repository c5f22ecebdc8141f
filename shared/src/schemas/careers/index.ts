export { jobApplication, type JobApplication } from './jobApplication';
export { careersLimits } from './limits';
