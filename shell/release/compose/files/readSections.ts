import { Parser } from 'htmlparser2';
import type { SearchSection } from '../../../src/search/searchIndex';

/** Elements without prose: drawings, code, navigation, and forms. */
const LEFT_OUT = new Set([
  'button',
  'footer',
  'form',
  'nav',
  'noscript',
  'script',
  'select',
  'style',
  'svg',
  'template',
]);

/** Inline tags, which do not separate words. */
const INLINE = new Set(['a', 'abbr', 'b', 'em', 'i', 'mark', 'strong', 'sub', 'sup', 'time']);

/** `summary` opens an answer and counts as its heading. */
const HEADINGS = new Set(['h1', 'h2', 'h3', 'summary']);

/** Ids from the code. Generated ids of React differ between visits. */
const ANCHOR = /^[a-z][a-z0-9-]*$/;

interface Open {
  readonly tag: string;
  readonly id: string | undefined;
  readonly leftOut: boolean;
}

/**
 * Returns the text of an app's HTML in a composed page, split at its headings. Empty when the browser renders the app.
 */
export function readSections(html: string): SearchSection[] {
  const way: Open[] = [];
  const sections: Draft[] = [];
  let within = 0;
  let heading: Draft | undefined;
  /** Where the text of the last list term begins. */
  let term = 0;
  const questions = new Set<Draft | undefined>();
  /** Whether an inline tag was just closed: two adjacent links are two words. */
  let closedInline = false;

  const parser = new Parser({
    onopentag(tag, attributes) {
      if (within === 0 && attributes['data-prerendered'] === undefined) return;
      within += 1;
      way.push({ tag, id: anchorOf(attributes), leftOut: isLeftOut(tag, attributes) });
      if (isShown(way) && HEADINGS.has(tag)) {
        const before = sections.length === 1 && !sections[0]?.heading ? sections.pop()?.text : '';
        heading = { id: nearestAnchor(way), heading: '', text: before ?? '' };
        sections.push(heading);
      }
      add(INLINE.has(tag) && !closedInline ? '' : ' ');
      closedInline = false;
      if (tag === 'dt') term = sections.at(-1)?.text.length ?? 0;
    },
    ontext(text) {
      closedInline = false;
      if (within > 0 && isShown(way)) add(text);
    },
    onclosetag(tag) {
      if (within === 0) return;
      within -= 1;
      if (tag === 'dt' && isShown(way)) splitQuestion();
      way.pop();
      if (HEADINGS.has(tag)) heading = undefined;
      if (tag === 'dl' && questions.has(sections.at(-1)))
        sections.push({ id: nearestAnchor(way), heading: '', text: '' });
      closedInline = INLINE.has(tag);
      add(closedInline ? '' : ' ');
    },
  });

  /** A term that is a question counts as the heading of its answer. */
  function splitQuestion(): void {
    const last = sections.at(-1);
    const question = last?.text.slice(term) ?? '';
    if (!last || !question.trim().endsWith('?')) return;
    last.text = last.text.slice(0, term);
    const section = { id: nearestAnchor(way) ?? last.id, heading: question, text: '' };
    questions.add(section);
    sections.push(section);
  }

  function add(text: string): void {
    if (sections.length === 0) sections.push({ id: undefined, heading: '', text: '' });
    const last = sections.at(-1);
    if (heading) heading.heading += text;
    else if (last) last.text += text;
  }

  // Drawings are most of a page's bytes and contain no text.
  parser.end(html.replace(/<svg\b[^]*?<\/svg>/g, ' '));
  return sections.map(tidied).filter(({ heading: words, text }) => words || text);
}

interface Draft {
  readonly id: string | undefined;
  heading: string;
  text: string;
}

const tidied = ({ id, heading, text }: Draft): SearchSection => ({
  heading: oneLine(heading),
  ...(id && { id }),
  text: oneLine(text),
});

const oneLine = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ').trim();

const isShown = (way: readonly Open[]): boolean => !way.some(({ leftOut }) => leftOut);

/** Returns the id of the nearest part. A heading's id `fees-title` stands for its part, `fees`. */
function nearestAnchor(way: readonly Open[]): string | undefined {
  const ids = way.flatMap(({ id }) => id ?? []);
  const named = ids.at(-1)?.replace(/-title$/, '');
  return named && ids.includes(named) ? named : ids.at(-1);
}

const anchorOf = ({ id }: Readonly<Record<string, string>>): string | undefined =>
  id && ANCHOR.test(id) ? id : undefined;

function isLeftOut(tag: string, attributes: Readonly<Record<string, string>>): boolean {
  return LEFT_OUT.has(tag) || attributes['aria-hidden'] === 'true' || attributes['hidden'] !== undefined;
}
