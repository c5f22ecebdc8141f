// The 4 px scale: `s1` is 4 px, `s6` 24 px, `s32` 128 px; `gutter` and `section` are fluid.

export const s1 = 'var(--s1)';
export const s2 = 'var(--s2)';
export const s3 = 'var(--s3)';
export const s4 = 'var(--s4)';
export const s5 = 'var(--s5)';
export const s6 = 'var(--s6)';
export const s8 = 'var(--s8)';
export const s10 = 'var(--s10)';
export const s12 = 'var(--s12)';
export const s16 = 'var(--s16)';
export const s20 = 'var(--s20)';
export const s24 = 'var(--s24)';
export const s32 = 'var(--s32)';
export const gutter = 'var(--gut)';
export const section = 'var(--sec)';
/** Fluid gap between the two halves of a split. */
export const split = 'var(--split)';
