import { z } from '@hono/zod-openapi';
import { bandName, instrumentName } from '@school/shared/schemas/competition';
import { oneOrSeveral, searchText } from '../../platform/http/query';
import { periodFilter } from '../../platform/http/period';
import { consentState, entryState, feeState } from '../entries/entry.routes';

/** The filters of entries. */
export const filterFields = {
  search: searchText.optional(),
  instrument: instrumentName.optional(),
  band: bandName.optional(),
  state: oneOrSeveral(entryState).optional(),
  fee: oneOrSeveral(feeState).optional(),
  consent: oneOrSeveral(consentState).optional(),
  papers: z.enum(['complete', 'missing']).optional(),
  audition: z.enum(['given', 'none']).optional(),
  ...periodFilter,
};
