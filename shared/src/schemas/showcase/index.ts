export {
  engagementBudget,
  engagementMusic,
  engagementRequest,
  guestCount,
  occasions,
  performerApplication,
  performerPlaces,
  typedBudget,
  typedGuests,
  type EngagementMusic,
  type EngagementRequest,
  type Occasion,
  type PerformerApplication,
  type PerformerPlace,
} from './showcase';
export { showcaseLimits } from './limits';
