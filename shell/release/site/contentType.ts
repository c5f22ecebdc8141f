import { getMimeType } from 'hono/utils/mime';

/** Returns the content type of a file by its name. */
export function contentType(file: string): string {
  // Modules are always UTF-8, and a first visit loads twenty of them, so the charset is omitted.
  if (file.endsWith('.js')) return 'text/javascript';
  return getMimeType(file) ?? 'application/octet-stream';
}

/** Returns whether a file is sent compressed. */
export function isText(file: string): boolean {
  return /^text\/|javascript|json|svg|xml/.test(contentType(file));
}
