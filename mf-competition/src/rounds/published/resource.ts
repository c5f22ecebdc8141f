import type { Publication } from '../../api';

/** Where a publication can be asked for, below `/api`. */
export const resourceOf = (kind: Publication['kind']): string => `/competition/publications/${kind}`;
