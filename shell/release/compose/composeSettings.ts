import type { Compression } from '@school/shared/vite/compress';
import type { ComposeDeadlines } from './renderModule';

/** What pages say of the place that they are served from, and how long their composition may take. */
export interface ComposeSettings {
  /** The site's origin, without a trailing slash. */
  readonly origin: string;
  readonly deadlines?: ComposeDeadlines;
  /** How what is composed is compressed; best if nothing is said. */
  readonly compression?: Compression;
}
