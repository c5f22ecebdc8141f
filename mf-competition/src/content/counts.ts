import { firstNumberWord, numberWord } from '@school/shared/format';
import { bands, instruments } from '@school/shared/competition';

/* How many there are of what the texts count, as they write it. */

const bandTotal = instruments.reduce((sum, instrument) => sum + bands[instrument].length, 0);

export const bandCount = numberWord(bandTotal);

/** At the beginning of a sentence: 'Five instruments'. */
export const allInstruments = `${firstNumberWord(instruments.length)} instruments`;
