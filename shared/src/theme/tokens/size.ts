// Font sizes.

export const hero = 'var(--t-hero)';
export const t1 = 'var(--t-1)';
export const t2 = 'var(--t-2)';
export const t3 = 'var(--t-3)';
export const t4 = 'var(--t-4)';
export const lead = 'var(--t-lead)';
export const body = 'var(--t-body)';
export const small = 'var(--t-small)';
export const mini = 'var(--t-mini)';
