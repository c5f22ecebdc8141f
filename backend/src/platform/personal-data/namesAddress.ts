/** Returns whether a text contains exactly this address, not as a part of another one. @param email in lower case */
export function namesAddress(text: string, email: string): boolean {
  const literal = email.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\w.+%-])${literal}(?![\\w-]|\\.\\w)`, 'i').test(text);
}
