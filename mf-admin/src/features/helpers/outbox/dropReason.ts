import { freeText } from '@school/shared/schemas/common';
import * as z from 'zod';

/** The reason for cancelling a job. */
export const dropReason = z.object({ reason: freeText(500, 'Please enter a reason') });
