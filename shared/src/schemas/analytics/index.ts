export {
  beacon,
  countedForms,
  visitSources,
  vitalMetrics,
  type Beacon,
  type BeaconEvent,
  type CountedForm,
  type VisitSource,
  type VitalMetric,
} from './beacon';
export { analyticsLimits } from './limits';
