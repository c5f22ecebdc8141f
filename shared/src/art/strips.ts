import type { BeatSet, BeatsProps } from './draw/beats';
import type { NameStripProps } from './draw/nameStrip';
import type { StripProps } from './draw/strip';
import { lazyArt } from './lazyArt';
import { beatSetSize, nameStripSize, stripSize } from './sizes';

/** A rhythm as a strip of blocks and staff lines. */
export const Strip = lazyArt<StripProps>(() => import('./draw/strip').then((m) => m.strip), stripSize);

/** A bar of beats from own motifs and colours. */
export const Beats = lazyArt<BeatsProps>(
  () => import('./draw/beats').then((m) => m.beats),
  ({ motifs }) => ({ ratio: motifs.length }),
);

/** A bar of beats of the school: a programme, what a gift becomes, or a step of the competition. */
export const BeatBar = lazyArt<{ readonly of: BeatSet }>(
  () =>
    import('./draw/beats').then(
      (m) =>
        ({ of, id }) =>
          m.beats({ ...m.beatSet(of), id }),
    ),
  beatSetSize,
);

/** A name, one block for every syllable. */
export const NameStrip = lazyArt<NameStripProps>(
  () => import('./draw/nameStrip').then((m) => m.nameStrip),
  nameStripSize,
);
