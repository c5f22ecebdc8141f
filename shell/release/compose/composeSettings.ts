import type { Compression } from '@school/shared/vite/compress';
import type { ComposeDeadlines } from './renderModule';

/** The site's public settings for composition, and its deadlines. */
export interface ComposeSettings {
  /** The site's origin, without a trailing slash. */
  readonly origin: string;
  readonly deadlines?: ComposeDeadlines;
  /** How composed files are compressed; `best` by default. */
  readonly compression?: Compression;
}
