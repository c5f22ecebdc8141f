export {
  beacon,
  visitSources,
  vitalMetrics,
  type Beacon,
  type BeaconEvent,
  type VisitSource,
  type VitalMetric,
} from './beacon';
export { analyticsLimits } from './limits';
