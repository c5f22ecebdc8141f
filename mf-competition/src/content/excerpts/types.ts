import type { Excerpt } from '@school/shared/music';

/** The excerpts of one instrument, by the title of the piece. */
export type Excerpts = Readonly<Record<string, Excerpt>>;
