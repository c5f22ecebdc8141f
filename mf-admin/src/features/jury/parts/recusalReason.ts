import { freeText } from '@school/shared/schemas/common';
import * as z from 'zod';

export const recusalReason = z.object({ reason: freeText(500, 'Please enter a reason') });

export type RecusalFields = z.input<typeof recusalReason>;
export type RecusalReason = z.output<typeof recusalReason>;
