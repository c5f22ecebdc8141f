import { tile } from '@school/shared/art/draw';

/** A violin. */
export const draw = ({ id }: { readonly id: string }): string => tile({ of: 'violin', id, shape: 'wide' });
