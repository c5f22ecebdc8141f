export {
  communityConfirmation,
  communityDeparture,
  communityInterests,
  communityJoin,
  type CommunityInterest,
  type CommunityJoin,
} from './community';
export { communityLimits } from './limits';
