import { optionalText } from '@school/shared/schemas/common';
import { z } from 'zod';

/** The reason of a refund. */
export const refundReason = z.object({ reason: optionalText(200) });

export type ReasonFields = z.input<typeof refundReason>;
export type Reason = z.output<typeof refundReason>;
