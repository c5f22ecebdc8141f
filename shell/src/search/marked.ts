import { termOf, WORD } from './words';

/** A piece of text; `hit` when it matches the query. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** Approximate length of an excerpt in characters. */
const LENGTH = 150;
/** How many characters precede the first match. */
const BEFORE = 40;

/** Splits a text into matching and other pieces. @param found terms from `termOf` */
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

/** Returns the part of a text around the first match, cut between words, or its beginning. */
export function excerptOf(text: string, found: ReadonlySet<string>): string {
  const first = [...text.matchAll(WORD)].find(([word]) => found.has(termOf(word)))?.index ?? 0;
  const from = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1;
  if (text.length - from <= LENGTH) return (from > 0 ? '… ' : '') + text.slice(from);
  const to = text.lastIndexOf(' ', from + LENGTH);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to > from ? to : from + LENGTH)} …`;
}
