import { createHash } from 'node:crypto';
import type { InlineHashes } from '../site/registry';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/g;
/** Scripts of these types are carried out, or tell the browser how to; any other is data. */
const CARRIED_OUT = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);

/**
 * What a policy must name of a page so that its own inline parts work and no others: the hashes of its scripts, style
 * sheets and style attributes, each once and in the order of the page. They are read from the finished HTML, so they
 * cannot differ from what the browser sees.
 */
export function inlineParts(html: string): InlineHashes {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && CARRIED_OUT.has(typeOf(attributes)))
    .map(([, , text = '']) => text);
  const styles = [...html.matchAll(STYLE)].map(([, text = '']) => text);
  const tags = html.replace(SCRIPT, '').replace(STYLE, '');
  const attributes = [...tags.matchAll(STYLE_ATTRIBUTE)].map(([, value = '']) => unescaped(value));
  return { scripts: hashes(scripts), styles: hashes(styles), attributes: hashes(attributes) };
}

/** The hash of a text as policies and integrity attributes write it. */
export function sha256(text: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts.map(sha256))];
}

function typeOf(attributes: string): string {
  return /\stype="([^"]*)"/.exec(attributes)?.[1]?.toLowerCase() ?? '';
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** A browser compares the value that an attribute has, not how it is written. */
function unescaped(value: string): string {
  return value.replace(/&(?:(\w+)|#(\d+)|#x([\da-f]+));/gi, (whole, name: string, decimal, hex) => {
    if (name) return NAMED[name] ?? whole;
    return String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal ? 10 : 16));
  });
}
