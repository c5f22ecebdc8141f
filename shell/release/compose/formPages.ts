/**
 * Adds its page to the address of each form that works without a script, and of links to such forms, so that the server
 * shows the same page, and the browser goes to the errors or to the form.
 */
export const withFormPages = (html: string, path: string): string =>
  html.replaceAll(
    /(<form\b[^>]* action="\/forms\/\w+|<a\b[^>]* href="\/forms\/\w+)"/g,
    (_, begin: string) =>
      `${begin}?page=${encodeURIComponent(path)}#${begin.startsWith('<a') ? 'form' : 'form-errors'}"`,
  );
