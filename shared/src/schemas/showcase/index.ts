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
export { showcaseLimits } from './limits';
