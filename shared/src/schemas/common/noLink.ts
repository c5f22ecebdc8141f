/**
 * A URL with or without its scheme, or an email address; short hosts by a list of endings. Without nested repetition,
 * so that it takes linear time.
 */
const link =
  /[a-z0-9+.-]:\/\/|\bwww\.|[\p{L}\p{N}-]{2}\.\p{L}{2}|\b[\p{L}\p{N}]\.(?:co|com|me|ly|gl|be|gd|is)\b/iu;

/** Returns whether a text, if there is one, contains nothing that mail programs would turn into a link. */
export const holdsNoLink = (text: string | undefined): boolean => !text || !link.test(text);

/** The message for a text that holds one. */
export const noLinkMessage = 'Please leave out links and web addresses, and put a space after each full stop';
