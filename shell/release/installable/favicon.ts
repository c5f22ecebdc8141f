import { mark, standalone } from '@school/shared/art/draw';

/** The school's mark as a file, for the icons of the site. */
export const favicon = (): string => standalone(mark({ id: 'mark' }));
