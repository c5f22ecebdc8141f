import type { VitalMetric } from '@school/shared/schemas/analytics';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';

/**
 * Measures the loaded page and reports each metric once, including entries from before this ran. A page restored from
 * the back/forward cache is not measured again.
 */
export function measureVitals(onVital: (metric: VitalMetric, value: number) => void): void {
  const reported = new Set<VitalMetric>();
  const tell = ({ name, value, navigationType }: MetricType) => {
    if (reported.has(name) || navigationType === 'back-forward-cache') return;
    reported.add(name);
    onVital(name, rounded(value));
  };
  for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP]) measure(tell);
}

/** Four decimals distinguish layout shifts. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
