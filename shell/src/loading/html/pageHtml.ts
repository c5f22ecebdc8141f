import { CONTENT_ELEMENT } from '@school/shared/content';
import { readComponentStyles } from '@school/shared/render/styles';
import { watchPresses } from '../../presses/watchPresses';
import type { PageDescriptor } from '../pageDescriptor';
import { afterPaint } from '../afterPaint';
import { addStyles, stylesVersion } from './addStyles';

/** The finished HTML of a page, as the site composed it. */
export interface PageHtml {
  /** The element of its app, with the content. */
  readonly content: HTMLElement;
  /** Gives this document what the content needs: styles, published texts, and the first files of its code. */
  readonly settle: () => void;
}

/** React and the drawings write style attributes like this; in texts, quotation marks are escaped. */
const STYLE = ' style="';
/** The policy of this page allows only its own style attributes, so others are set by script. */
const HELD_STYLE = 'data-held-style';
/** A parser without scripts would show its content. */
const WITHOUT_SCRIPT = /(<noscript>).*?(?=<\/noscript>)/gs;

/**
 * Fetches a page of an app and takes it apart.
 * @param version of the app that this page knows
 * @returns undefined when the page has no HTML of this version: then its code renders it
 */
export async function fetchPageHtml(
  pathname: string,
  app: string,
  version: string,
): Promise<PageHtml | undefined> {
  const answer = await fetch(pathname, { credentials: 'same-origin', headers: { accept: 'text/html' } });
  if (!answer.ok || answer.redirected) return undefined;
  const html = await answer.text();
  const descriptor = json<PageDescriptor>(between(html, 'id="page">', '</script>'));
  const content = between(html, `<div data-app="${app}" data-prerendered="">`, '</main>');
  const styles = readComponentStyles(between(html, '<style data-styled="true"', '</style>', true));
  if (descriptor?.app !== app || descriptor.version !== version) return undefined;
  if (!content || styles.version !== stylesVersion()) return undefined;
  const start = between(html, '<template id="start">', '</template>');
  const published = between(html, `id="${CONTENT_ELEMENT}">`, '</script>');
  const parsed = parse(`<div data-app="${app}" data-prerendered="">${content}<template>${start}</template>`);
  const { content: files } = parsed.lastElementChild as HTMLTemplateElement;
  return {
    content: parsed.firstElementChild as HTMLElement,
    settle() {
      addStyles(styles);
      publish(published);
      afterPaint(() => document.head.append(...filesIn(files)));
      if (!window.earlyInputs) watchPresses(document);
    },
  };
}

/** Returns the text between two marks, or an empty one. @param whole with the first mark */
function between(text: string, from: string, to: string, whole = false): string {
  const start = text.indexOf(from);
  const end = text.indexOf(to, start);
  return start < 0 || end < 0 ? '' : text.slice(whole ? start : start + from.length, end);
}

function json<Value>(text: string): Value | undefined {
  return text ? (JSON.parse(text) as Value) : undefined;
}

/** Parses HTML outside the document, so that nothing of it runs or loads before it is shown. */
function parse(html: string): HTMLElement {
  const inert = html.replaceAll(STYLE, ` ${HELD_STYLE}="`).replaceAll(WITHOUT_SCRIPT, '$1');
  const { body } = new DOMParser().parseFromString(inert, 'text/html');
  for (const element of body.querySelectorAll<HTMLElement | SVGElement>(`[${HELD_STYLE}]`)) {
    element.style.cssText = element.getAttribute(HELD_STYLE)!;
    element.removeAttribute(HELD_STYLE);
  }
  return body;
}

/** Adds the texts of a page to those that this document has, from which hydration starts. */
function publish(text: string): void {
  const published = json<object>(text);
  if (!published) return;
  const element = document.getElementById(CONTENT_ELEMENT) ?? document.body.appendChild(dataBlock());
  element.textContent = JSON.stringify({ ...json<object>(element.textContent ?? ''), ...published });
}

function dataBlock(): HTMLScriptElement {
  return Object.assign(document.createElement('script'), { type: 'application/json', id: CONTENT_ELEMENT });
}

/** Returns the links that fetch the page's code in one round trip, without those that are here already. */
function filesIn(start: DocumentFragment): HTMLLinkElement[] {
  return [...start.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].filter(
    (link) => !document.querySelector(`link[href="${CSS.escape(link.getAttribute('href')!)}"]`),
  );
}
