/**
 * For a query of settings that no stream tells of: they are read when the page opens, and again from time to time while
 * somebody looks, so that what a colleague sets shows without a reload.
 */
export const KEPT_FRESH = {
  refetchOnMountOrArgChange: true,
  pollingInterval: 20_000,
  skipPollingIfUnfocused: true,
} as const;
