import { createValue } from '@school/shared/contract';

/** As the person who is signed in chose to be called; empty until that is known. */
export const ownName = createValue('');
