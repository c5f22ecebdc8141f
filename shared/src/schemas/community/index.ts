export {
  communityConfirmation,
  communityDeparture,
  communityInterests,
  communityJoin,
  communityLink,
  type CommunityInterest,
  type CommunityJoin,
  type CommunityLink,
} from './community';
export { communityLimits } from './limits';
