import { getMimeType } from 'hono/utils/mime';

/** The content type of a file by its name. */
export function contentType(file: string): string {
  // Modules are UTF-8 by definition: a first visit has twenty of them, and need not be told each time.
  if (file.endsWith('.js')) return 'text/javascript';
  return getMimeType(file) ?? 'application/octet-stream';
}

/** Whether a file is sent compressed. */
export function isText(file: string): boolean {
  return /^text\/|javascript|json|svg|xml/.test(contentType(file));
}
