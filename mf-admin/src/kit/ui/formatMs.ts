/** Formats a duration in milliseconds: '1.24 s' or '180 ms'. */
export const formatMs = (ms: number): string =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(2)} s`;
