import type { VitalMetric } from '@school/shared/schemas/analytics';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';

/**
 * Measures how the page that was loaded feels, and tells of each metric once. What began before this ran is known to
 * the browser. A page that comes back out of the browser's memory is not loaded, and not measured again.
 */
export function measureVitals(onVital: (metric: VitalMetric, value: number) => void): void {
  const told = new Set<VitalMetric>();
  const tell = ({ name, value, navigationType }: MetricType) => {
    if (told.has(name) || navigationType === 'back-forward-cache') return;
    told.add(name);
    onVital(name, rounded(value));
  };
  for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP]) measure(tell);
}

/** Four decimals tell layout shifts apart; more is noise. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
