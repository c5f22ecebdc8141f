import type { BeatSet } from './draw/beats';
import type { StripProps } from './draw/strip';
import { lazyArt } from './lazyArt';
import { beatSetSize, stripSize } from './sizes';

/** Shows a rhythm as a strip of blocks and staff lines. */
export const Strip = lazyArt<StripProps>(() => import('./draw/strip').then((m) => m.strip), stripSize);

/** Shows a bar of beats: a programme, what a donation pays for, or a step of the competition. */
export const BeatBar = lazyArt<{ readonly of: BeatSet }>(
  () =>
    import('./draw/beats').then(
      (m) =>
        ({ of, id }) =>
          m.beats({ ...m.beatSet(of), id }),
    ),
  beatSetSize,
);
