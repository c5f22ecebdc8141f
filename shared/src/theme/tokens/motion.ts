// Motion counts in beats. Off as a whole under `prefers-reduced-motion`.

export const beat = 'var(--beat)';
export const ease = 'var(--ease)';
/** A transition of one property, one beat long: `transition: ${motion.on('width')}`. */
export const on = (property: string): string => `${property} var(--beat) var(--ease)`;
