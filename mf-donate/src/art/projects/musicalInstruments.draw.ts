import { tile } from '@school/shared/art/draw';

/** Draws a trumpet. */
export const draw = ({ id }: { readonly id: string }): string => tile({ of: 'trumpet', id, shape: 'wide' });
