import { freeText } from '@school/shared/schemas/common';
import { z } from 'zod';

export const resolution = z.object({ note: freeText(500, 'Please enter what you have done') });
