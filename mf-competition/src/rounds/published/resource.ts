import type { Publication } from '../../api';

/** Returns the path of a publication below `/api`. */
export const resourceOf = (kind: Publication['kind']): string => `/competition/publications/${kind}`;
