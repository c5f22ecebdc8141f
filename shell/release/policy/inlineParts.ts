import { createHash } from 'node:crypto';
import type { InlineHashes } from '../site/registry';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/g;
/** Script types that run or configure loading; all others are data. */
const CARRIED_OUT = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);

/**
 * Returns the hashes of a page's inline scripts, style sheets and style attributes, unique and in order, so that its
 * policy allows these and no others. They are read from the final HTML, so that they match what the browser sees.
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

/** Returns the hash of a text in the notation of policies and integrity attributes. */
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

/** Decodes entities, because a browser hashes an attribute's value. */
function unescaped(value: string): string {
  return value.replace(/&(?:(\w+)|#(\d+)|#x([\da-f]+));/gi, (whole, name: string, decimal, hex) => {
    if (name) return NAMED[name] ?? whole;
    return String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal ? 10 : 16));
  });
}
