// Font families.

export const display = 'var(--display)';
export const text = 'var(--text)';
