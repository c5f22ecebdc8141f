import type { Permission } from '@school/shared/contract';

/** Chromium's, the only browser that heeds what a site withholds from its pages. */
interface WithPolicy {
  readonly featurePolicy?: { readonly allowsFeature: (name: string) => boolean };
}

/**
 * Whether this document was loaded without something that the current page may ask for; then a page load brings it.
 * Without a network it would bring the offline page instead.
 */
export function isWithheld(permissions: readonly Permission[] = []): boolean {
  const { featurePolicy } = document as WithPolicy;
  return navigator.onLine && permissions.some((name) => featurePolicy?.allowsFeature(name) === false);
}
