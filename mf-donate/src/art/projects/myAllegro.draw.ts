import { tile } from '@school/shared/art/draw';

/** Draws a violin. */
export const draw = ({ id }: { readonly id: string }): string => tile({ of: 'violin', id, shape: 'wide' });
