import { unescape } from '../escape';

/** What a composed page is called in its head; nothing where it does not say. */
export function readHead(html: string): { readonly title: string; readonly description: string } {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  return { title: unescape(title), description: unescape(description) };
}
