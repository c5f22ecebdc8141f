/**
 * Removes empty marks of the sign-in library. The library deletes a cookie by setting yesterday's date, which is in the
 * future for a browser when the page's clock is a day ahead. The empty cookie that remains breaks the library's
 * parsing.
 */
export function dropEmptyMarks(): void {
  for (const [, name] of document.cookie.matchAll(/(?:^|; )((?:_legacy_)?auth0\.[^=;]*)=(?=;|$)/g)) {
    document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  }
}
