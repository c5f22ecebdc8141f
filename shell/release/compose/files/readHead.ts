import { unescape } from '../escape';

/** Returns the title and description in a composed page's head; empty when missing. */
export function readHead(html: string): { readonly title: string; readonly description: string } {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  return { title: unescape(title), description: unescape(description) };
}
