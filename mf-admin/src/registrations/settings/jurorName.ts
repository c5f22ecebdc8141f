import { freeText } from '@school/shared/schemas/common';
import * as z from 'zod';

/** The name of a member of the jury. */
export const jurorName = z.object({ name: freeText(120, 'Please give a name') });
