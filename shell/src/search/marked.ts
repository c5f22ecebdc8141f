import { termOf, WORD } from './words';

/** A piece of text; `hit` when it is one of the words that were found. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** Characters of an excerpt, about. */
const LENGTH = 150;
/** How many of them stand before the first word that was found. */
const BEFORE = 40;

/** A text in pieces, those that were found apart. @param found terms as `termOf` gives them */
export function marked(text: string, found: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!found.has(termOf(word))) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), hit: false });
    pieces.push({ text: word, hit: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false });
  return pieces;
}

/** The part of a text around the first word that was found, cut between words; otherwise its beginning. */
export function excerptOf(text: string, found: ReadonlySet<string>): string {
  const first = [...text.matchAll(WORD)].find(([word]) => found.has(termOf(word)))?.index ?? 0;
  const from = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1;
  if (text.length - from <= LENGTH) return (from > 0 ? '… ' : '') + text.slice(from);
  const to = text.lastIndexOf(' ', from + LENGTH);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to > from ? to : from + LENGTH)} …`;
}
