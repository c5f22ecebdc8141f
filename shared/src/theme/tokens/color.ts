// Colours. The first block depends on the ground and the scheme: use it for text, surfaces and lines. The second block
// holds pigments, which are the same in both schemes: use them for coloured blocks and drawings.

export const ground = 'var(--ground)';
export const text = 'var(--fg)';
export const muted = 'var(--muted)';
export const accent = 'var(--accent)';
export const line = 'var(--line)';
export const rule = 'var(--rule)';
export const focus = 'var(--focus)';
export const field = 'var(--field)';
export const quiet = 'var(--quiet)';
export const strong = 'var(--strong)';
export const onStrong = 'var(--on-strong)';
export const onStrongMuted = 'var(--on-strong-muted)';
export const onStrongAccent = 'var(--on-strong-accent)';
export const beat = 'var(--on-gold)';
export const onBeat = 'var(--on-gold-beat)';
export const error = 'var(--error)';
export const errorGround = 'var(--error-ground)';

export const paper = 'var(--paper)';
export const card = 'var(--card)';
export const sand = 'var(--sand)';
export const ink = 'var(--ink)';
export const ink2 = 'var(--ink-2)';
export const wine = 'var(--wine)';
export const wineDeep = 'var(--wine-d)';
export const gold = 'var(--gold)';
export const goldDeep = 'var(--gold-d)';
export const clay = 'var(--clay)';
export const clayDeep = 'var(--clay-d)';
export const palm = 'var(--palm)';
export const palmDeep = 'var(--palm-d)';
export const palmMist = 'var(--palm-mist)';
export const indigo = 'var(--indigo)';
export const indigoDeep = 'var(--indigo-d)';
export const rose = 'var(--rose)';
export const roseDeep = 'var(--rose-d)';
export const night = 'var(--night)';
export const night2 = 'var(--night-2)';
export const night3 = 'var(--night-3)';
export const mist = 'var(--mist)';
/** Backdrop of a dialog or drawer. */
export const veil = 'var(--veil)';
