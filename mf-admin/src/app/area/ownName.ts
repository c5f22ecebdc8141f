import { createValue } from '@school/shared/contract';

/** The name that the signed-in person chose; empty until it is loaded. */
export const ownName = createValue('');
