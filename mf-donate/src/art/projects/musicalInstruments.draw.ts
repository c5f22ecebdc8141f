import { tile } from '@school/shared/art/draw';

/** A trumpet. */
export const draw = ({ id }: { readonly id: string }): string => tile({ of: 'trumpet', id, shape: 'wide' });
