export { communityMembers } from './community';
export { projects } from './projects';
export { rateLimits } from './rate-limits';
