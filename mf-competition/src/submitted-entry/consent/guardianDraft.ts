import { competitionGuardian } from '@school/shared/schemas/competition';
import * as z from 'zod';

/** The form for another guardian: there the guardian may not be left out. */
export const guardianDraft = z.object({ guardian: competitionGuardian });
