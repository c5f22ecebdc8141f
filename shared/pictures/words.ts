/** Says how wide a line of words is, in sizes. */
export type Measure = (words: string) => number;

/** Words broken into lines, in the size in which they fit. */
export interface SetWords {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Where words go; pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** The most lines. */
  readonly lines: number;
  /** From the size wanted down to the least. */
  readonly sizes: readonly number[];
  /** Distance of lines, in sizes. */
  readonly leading: number;
}

/** Sets words as large as the room allows, in lines of much the same length. @throws when they do not fit at all */
export function setWords(words: string, room: Room, measure: Measure): SetWords {
  for (const size of room.sizes) {
    const lines = breakWords(words, (line) => measure(line) * size <= room.width);
    if (!lines || lines.length > room.lines || lines.length * size * room.leading > room.height) continue;
    return { size, lines: balanced(words, lines, measure) };
  }
  throw new Error(`“${words}” is too long for a picture`);
}

/** Breaks words into lines that fit; `undefined` when a word alone does not. */
function breakWords(words: string, fits: (line: string) => boolean): string[] | undefined {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else if (fits(word)) lines.push(word);
    else return undefined;
  }
  return lines;
}

/** As many lines, each as near to the others in length as can be. */
function balanced(words: string, lines: readonly string[], measure: Measure): readonly string[] {
  const longest = Math.max(...lines.map(measure));
  const ways = waysToBreak(words.split(' '), lines.length).filter((way) =>
    way.every((line) => measure(line) <= longest),
  );
  const rag = (way: readonly string[]) => way.reduce((sum, line) => sum + measure(line) ** 2, 0);
  return ways.reduce((best, way) => (rag(way) < rag(best) ? way : best), lines);
}

/** Every way to break words into so many lines. */
function waysToBreak(words: readonly string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]];
  return words
    .slice(0, words.length - lines + 1)
    .flatMap((_, index) =>
      waysToBreak(words.slice(index + 1), lines - 1).map((rest) => [
        words.slice(0, index + 1).join(' '),
        ...rest,
      ]),
    );
}
