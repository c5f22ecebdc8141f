/** Says how wide a line of text is, in sizes. */
export type Measure = (text: string) => number;

/** Words broken into lines, in the size in which they fit. */
export interface TextLines {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Where text go; pixels. */
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

/** Sets text as large as the room allows, in lines of much the same length. @throws when they do not fit at all */
export function setText(text: string, room: Room, measure: Measure): TextLines {
  for (const size of room.sizes) {
    const lines = breakText(text, (line) => measure(line) * size <= room.width);
    if (!lines || lines.length > room.lines || lines.length * size * room.leading > room.height) continue;
    return { size, lines: balanced(text, lines, measure) };
  }
  throw new Error(`“${text}” is too long for a picture`);
}

/** Breaks text into lines that fit; `undefined` when a word alone does not. */
function breakText(text: string, fits: (line: string) => boolean): string[] | undefined {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else if (fits(word)) lines.push(word);
    else return undefined;
  }
  return lines;
}

/** As many lines, each as near to the others in length as can be. */
function balanced(text: string, lines: readonly string[], measure: Measure): readonly string[] {
  const longest = Math.max(...lines.map(measure));
  const ways = waysToBreak(text.split(' '), lines.length).filter((way) =>
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
