const UNITS = ['KB', 'MB', 'GB'] as const;

/** Formats a file size, in steps of 1024: '312 KB', '4.1 MB'. Less than a KB is '1 KB', zero is '0 KB'. */
export function formatBytes(bytes: number): string {
  let size = bytes / 1024;
  let unit = 0;
  while (size >= 1023.95 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  const shown = unit === 0 ? Math.ceil(size) : Math.round(size * 10) / 10;
  return `${shown} ${UNITS[unit]}`;
}
