import { firstNumberWord, numberWord } from '@school/shared/format';
import { bands, instruments } from '@school/shared/competition';

/* Numbers that the texts mention, in words. */

const bandTotal = instruments.reduce((sum, instrument) => sum + bands[instrument].length, 0);

export const bandCount = numberWord(bandTotal);

/** For the beginning of a sentence: 'Five instruments'. */
export const allInstruments = `${firstNumberWord(instruments.length)} instruments`;
