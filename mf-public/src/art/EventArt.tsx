import { lazyArt } from '@school/shared/art';
import type { EventArtProps } from './eventArt.draw';
import { eventArtSize } from './sizes';

/** The drawing behind the announcement of an event. */
export const EventArt = lazyArt<EventArtProps>(
  () => import('./eventArt.draw').then((m) => m.eventArt),
  eventArtSize,
);
