/**
 * Removes the marks that the sign-in library has emptied. It removes a cookie by a date of yesterday, which is still to
 * come for a browser when the page's clock is a day ahead; what is left is empty, and the library fails to read it.
 */
export function dropEmptyMarks(): void {
  for (const [, name] of document.cookie.matchAll(/(?:^|; )((?:_legacy_)?auth0\.[^=;]*)=(?=;|$)/g)) {
    document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  }
}
