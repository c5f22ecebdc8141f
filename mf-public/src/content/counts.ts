import { firstNumberWord, numberWord } from '@school/shared/format';
import { instrumentIds, lessonProgrammes, lessonVenues } from '@school/shared/schemas/lessons';

/* How many there are of what the texts count, as they write it. */

export const instrumentCount = numberWord(instrumentIds.length);
export const programmeCount = numberWord(lessonProgrammes.length);
export const branchCount = numberWord(lessonVenues.length);

/** At the beginning of a sentence: 'Six instruments'. */
export const allInstruments = `${firstNumberWord(instrumentIds.length)} instruments`;

export const lessonsInShort = `${allInstruments}, ${programmeCount} programmes, ${branchCount} branches.`;
