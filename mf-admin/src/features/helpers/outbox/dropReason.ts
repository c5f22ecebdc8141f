import { freeText } from '@school/shared/schemas/common';
import * as z from 'zod';

/** Why a job is given up. */
export const dropReason = z.object({ reason: freeText(500, 'Please say why') });
