/**
 * An address of the web, with or without its beginning, or of e-mail; short hosts by the endings that they have. Nothing
 * in it repeats, so that it looks at each character of a text a few times at most.
 */
const link =
  /[a-z0-9+.-]:\/\/|\bwww\.|[\p{L}\p{N}-]{2}\.\p{L}{2}|\b[\p{L}\p{N}]\.(?:co|com|me|ly|gl|be|gd|is)\b/iu;

/** Whether a text holds no link, as mail programs would make one of it. */
export const holdsNoLink = (text: string): boolean => !link.test(text);
