import type { Shell } from '@school/shared/contract';

/** The kit's components need of the shell only what links need; nothing here leads away from the page. */
export const kitShell = {
  navigate: () => Promise.resolve(),
  prefetch: () => undefined,
} satisfies Partial<Shell> as unknown as Shell;
