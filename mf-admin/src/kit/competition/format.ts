import { instrumentNames, type Instrument } from '@school/shared/competition';
import { formatDate } from '@school/shared/format';

/** 'Piano, band 1-3'. */
export const partOf = ({
  instrument,
  band,
}: {
  readonly instrument: string;
  readonly band: string;
}): string => `${instrumentNames[instrument as Instrument]}, band ${band}`;

/** Formats hundredths of a point as '83.50'. */
export const pointsText = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** Returns date and time of a slot's id: 'Oct 11, 2025' and '09:40'. */
export function timeOfSlot(slot: string): { readonly day: string; readonly time: string } {
  const [, date = '', hours, minutes] = /^(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)$/.exec(slot) ?? [];
  return { day: formatDate(date), time: `${hours}:${minutes}` };
}
