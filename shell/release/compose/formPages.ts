/**
 * Adds its page to the address of each form that works without a script, so that the server shows the same page with
 * the errors, and the browser goes to them.
 */
export const withFormPages = (html: string, path: string): string =>
  html.replaceAll(
    /(<form\b[^>]* action="\/forms\/\w+)"/g,
    (_, begin: string) => `${begin}?page=${encodeURIComponent(path)}#form-errors"`,
  );
