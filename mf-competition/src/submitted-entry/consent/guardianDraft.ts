import { competitionGuardian } from '@school/shared/schemas/competition';
import * as z from 'zod';

/** The form for another guardian, where the guardian is required. */
export const guardianDraft = z.object({ guardian: competitionGuardian });
