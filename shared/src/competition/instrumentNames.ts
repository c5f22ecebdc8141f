import type { Instrument } from './repertoire/types';

/** The display names of instruments. */
export const instrumentNames: Readonly<Record<Instrument, string>> = {
  piano: 'Piano',
  violin: 'Violin',
  classical_guitar: 'Classical guitar',
  trumpet: 'Trumpet',
  contemporary_guitar: 'Contemporary guitar',
};
