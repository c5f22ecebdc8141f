export {
  appOutcomes,
  beacon,
  releaseChannels,
  timedOutcomes,
  visitSources,
  vitalMetrics,
  type AppOutcome,
  type Beacon,
  type BeaconEvent,
  type ReleaseChannel,
  type VisitSource,
  type VitalMetric,
} from './beacon';
export { countedForms, type CountedForm } from './countedForms';
export { analyticsLimits } from './limits';
