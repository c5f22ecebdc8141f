import { instrumentNames } from '@school/shared/competition';

/** How an instrument is called; as it is for one that there is no more. */
export const instrumentName = (instrument: string): string =>
  (instrumentNames as Readonly<Record<string, string>>)[instrument] ?? instrument;
