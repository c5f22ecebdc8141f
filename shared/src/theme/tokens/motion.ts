// Durations in beats. Disabled under `prefers-reduced-motion`.

export const beat = 'var(--beat)';
export const ease = 'var(--ease)';
/** Returns a transition of one property that lasts one beat: `transition: ${motion.on('width')}`. */
export const on = (property: string): string => `${property} var(--beat) var(--ease)`;
