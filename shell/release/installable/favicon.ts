import { mark, standalone } from '@school/shared/art/draw';

/** Returns the school's mark as an SVG file, for the icons of the site. */
export const favicon = (): string => standalone(mark({ id: 'mark' }));
