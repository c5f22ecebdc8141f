export {
  beacon,
  visitSources,
  vitalMetrics,
  type Beacon,
  type BeaconEvent,
  type VisitSource,
  type VitalMetric,
} from './beacon';
export { countedForms, type CountedForm } from './countedForms';
export { analyticsLimits } from './limits';
