import type { VitalMetric } from '@school/shared/schemas/analytics';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';

/**
 * Measures the loaded page and reports each metric once, including entries from before this ran. A page restored from
 * the back/forward cache is not measured again.
 * @param onVital receives also the element of an interaction, while the page has it
 */
export function measureVitals(
  onVital: (metric: VitalMetric, value: number, target: Element | undefined) => void,
): void {
  const reported = new Set<VitalMetric>();
  const tell = ({ name, value, navigationType, entries }: MetricType) => {
    if (reported.has(name) || navigationType === 'back-forward-cache') return;
    reported.add(name);
    const { target } = Object(entries[0]) as { readonly target?: unknown };
    onVital(name, rounded(value), target instanceof Element ? target : undefined);
  };
  for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP]) measure(tell);
}

/** Four decimals distinguish layout shifts. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
