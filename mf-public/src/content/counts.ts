import { firstNumberWord, numberWord } from '@school/shared/format';
import { instrumentIds, lessonProgrammes, lessonVenues } from '@school/shared/schemas/lessons';

/* Numbers that the texts mention, in words. */

export const instrumentCount = numberWord(instrumentIds.length);
export const programmeCount = numberWord(lessonProgrammes.length);
export const branchCount = numberWord(lessonVenues.length);

/** For the beginning of a sentence: 'Six instruments'. */
export const allInstruments = `${firstNumberWord(instrumentIds.length)} instruments`;

export const lessonsInShort = `${allInstruments}, ${programmeCount} programmes, ${branchCount} branches.`;
