/** Text as it may stand in HTML and XML, within attributes too. */
export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
