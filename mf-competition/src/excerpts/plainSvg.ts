interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Space above and below the staves that belongs to a bar, in the fine units of the engraver (180 to a
 * space).
 */
const AROUND = 240;

/** Returns the places of the bars on an engraved page, found by their staff lines. */
export function barPlaces(svg: string): { width: number; height: number; places: Place[] } {
  const [width = 0, height = 0] = numbers(/class="definition-scale"[^>]*viewBox="0 0 (\S+) (\S+)"/.exec(svg));
  const [left = 0, top = 0] = numbers(/class="page-margin" transform="translate\((\S+), (\S+)\)"/.exec(svg));
  const places = svg
    .split(/<g [^>]*class="measure"/)
    .slice(1)
    .map((measure) => {
      const staves = measure.split(/<g [^>]*class="staff"/).slice(1);
      const lines = staves.flatMap((staff) =>
        [...(staff.split('<g ', 1)[0]?.matchAll(/d="M(\d+) (\d+) L(\d+) \d+"/g) ?? [])].map(numbers),
      );
      const from = Math.min(...lines.map(([x = 0]) => x));
      const to = Math.max(...lines.map(([, , x = 0]) => x));
      const highest = Math.min(...lines.map(([, y = 0]) => y));
      const lowest = Math.max(...lines.map(([, y = 0]) => y));
      return {
        x: left + from,
        y: top + highest - AROUND,
        width: to - from,
        height: lowest - highest + 2 * AROUND,
      };
    });
  return { width, height, places };
}

function numbers(found: RegExpExecArray | RegExpMatchArray | null): number[] {
  return found?.slice(1).map(Number) ?? [];
}

/**
 * Simplifies the engraved page: removes IDs, the style sheet and nested drawings, adds title, composer and
 * mood, and uses the colour of the surrounding text.
 */
export function plainSvg(svg: string, heading: Heading, mood: string): string {
  const glyphs = new Map<string, string>();
  const [, definitions = ''] = /<defs>([\s\S]*?)<\/defs>/.exec(svg) ?? [];
  for (const [, id = '', path = ''] of definitions.matchAll(/<g id="(E\w+)-\w+">\s*(<path[^>]*>)/g))
    glyphs.set(id, path);
  const [, body = ''] = /class="definition-scale"[^>]*>([\s\S]*)<\/svg>\s*<\/svg>/.exec(svg) ?? [];
  if (!body) throw new Error('This is no page of the engraver');
  const defs = [...glyphs]
    .map(([id, path]) => path.replace('<path ', `<path id="${id}" `).replace(/ \/>/, '/>'))
    .join('');
  const drawn = withoutEmptyGroups(
    body.replace(/href="#(E\w+)-\w+"/g, 'href="#$1"').replace(/<g\b[^>]*>/g, (group) => {
      if (group.endsWith('/>')) return '';
      const [transform = ''] = / transform="[^"]*"/.exec(group) ?? [];
      return `<g${transform}>`;
    }),
  );
  const { width, height } = barPlaces(svg);
  const notes = drawn
    .replace(/<use ([^>]*)\/>/g, '<use stroke="none" $1/>')
    .replace(/>\s+</g, '><')
    .trim();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${-HEAD} ${width} ${height + HEAD}" fill="currentColor">${headOf(heading, mood, width)}<defs>${defs}</defs><g stroke="currentColor">${notes}</g></svg>`;
}

/** Height of the heading above the first staff. */
export const HEAD = 1900;
const MARGIN = 350;
const TITLE = 640;
const SMALL = 420;

/** The heading of a page of music. */
export interface Heading {
  readonly title: string;
  readonly composer: string;
}

function headOf({ title, composer }: Heading, mood: string, width: number): string {
  // A letter is about half as wide as it is high. Long titles are smaller.
  const size = Math.round(Math.min(TITLE, (width - 2 * MARGIN) / (0.52 * title.length)));
  const small = Math.round(
    Math.min(SMALL, (width - 2 * MARGIN) / (0.5 * (composer.length + mood.length + 4))),
  );
  const below = 350 - HEAD + TITLE + SMALL + 350;
  const set = (x: number, y: number, of: number, text: string, more = '') =>
    `<text x="${x}" y="${y}" font-size="${of}"${more}>${escaped(text)}</text>`;
  return `<title>${escaped(`${title}, ${composer}`)}</title><g font-family="Georgia, serif">${
    set(MARGIN, 250 - HEAD + TITLE, size, title, ' font-weight="700"') +
    set(MARGIN, below, small, mood, ' font-style="italic"') +
    set(width - 150, below, small, composer, ' text-anchor="end"')
  }</g>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/** Removes groups without attributes, which have no effect. */
function withoutEmptyGroups(svg: string): string {
  const open: boolean[] = [];
  return svg.replace(/<g>|<g [^>]*>|<\/g>/g, (mark) => {
    if (mark === '</g>') return open.pop() ? mark : '';
    open.push(mark !== '<g>');
    return mark === '<g>' ? '' : mark;
  });
}
