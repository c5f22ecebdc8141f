/** Returns the width of a line, relative to the font size. */
export type Measure = (text: string) => number;

/** Text broken into lines, with the font size at which it fits. */
export interface TextLines {
  readonly size: number;
  readonly lines: readonly string[];
}

/** The space for a text, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** The maximum number of lines. */
  readonly lines: number;
  /** From the preferred font size down to the smallest. */
  readonly sizes: readonly number[];
  /** Line height, relative to the font size. */
  readonly leading: number;
}

/** Sets text as large as the room allows, in lines of similar length. @throws when it does not fit */
export function setText(text: string, room: Room, measure: Measure): TextLines {
  for (const size of room.sizes) {
    const lines = breakText(text, (line) => measure(line) * size <= room.width);
    if (!lines || lines.length > room.lines || lines.length * size * room.leading > room.height) continue;
    return { size, lines: balanced(text, lines, measure) };
  }
  throw new Error(`“${text}” is too long for a picture`);
}

/** Breaks text into lines that fit. Returns `undefined` when a single word is too wide. */
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

/** Rebreaks text into the same number of lines with similar lengths. */
function balanced(text: string, lines: readonly string[], measure: Measure): readonly string[] {
  const longest = Math.max(...lines.map(measure));
  const ways = waysToBreak(text.split(' '), lines.length).filter((way) =>
    way.every((line) => measure(line) <= longest),
  );
  const rag = (way: readonly string[]) => way.reduce((sum, line) => sum + measure(line) ** 2, 0);
  return ways.reduce((best, way) => (rag(way) < rag(best) ? way : best), lines);
}

/** Returns every way to break words into a given number of lines. */
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
