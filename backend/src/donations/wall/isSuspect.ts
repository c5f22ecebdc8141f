import { suspectWords } from '../../platform/reference-data/suspectWords';

/** Longer messages are checked first, in characters. */
const longestUnread = 200;

const beginnings = suspectWords.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
const whole = new Set(suspectWords.filter((word) => !word.endsWith('*')));

/** Digits and signs that stand for letters. */
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const leadsAway = /https?:|www\.|\w\.(com|net|org|info|gh|me|ly)\b|\S@\S|(\d[\s().-]?){7}/i;

/** Letters that the list of words cannot judge, including those that look Latin. */
const otherScript = /(?![\p{sc=Latn}\p{sc=Zyyy}\p{sc=Zinh}])\p{L}/u;

/** No real word is that long, and no letter has that many marks. */
const unlikeText = /[^\s-]{40}|\p{M}{3}/u;

/**
 * Returns whether staff should check a donor's name and message first: because of length, script, links, or a listed
 * word.
 */
export function isSuspect(...texts: readonly (string | null | undefined)[]): boolean {
  return texts.some(
    (text) =>
      text &&
      (text.length > longestUnread ||
        [leadsAway, otherScript, unlikeText].some((pattern) => pattern.test(text)) ||
        hasWord(text)),
  );
}

function hasWord(text: string): boolean {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const read = plain.replaceAll(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign);
  const words = [plain, read, read.replaceAll(/(.)\1+/g, '$1')].flatMap((version) =>
    version.split(/[^a-z]+/).filter(Boolean),
  );
  // Spaced letters: 'f u c k'.
  const apart = read.match(/\b[a-z](?:[\s._-]+[a-z]\b)+/g) ?? [];
  const all = [...words, ...apart.map((letters) => letters.replaceAll(/[^a-z]/g, ''))];
  return all.some((word) => whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning)));
}
