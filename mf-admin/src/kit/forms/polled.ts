/**
 * Query options for data without a stream: it is loaded when the page opens, and refetched from time to time
 * while it is visible.
 */
export const POLLED = {
  refetchOnMountOrArgChange: true,
  pollingInterval: 20_000,
  skipPollingIfUnfocused: true,
} as const;
