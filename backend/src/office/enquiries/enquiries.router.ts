import type { Context } from 'hono';
import type { AppEnv } from '../../platform/http/deps';
import { createRouter } from '../../platform/http/router';
import { csvAnswer, type CsvColumns } from '../../staff/staff-lists/csvAnswer';
import { changeEnquiries } from './changeEnquiries';
import { answerEnquiry, changeEnquiry, noteEnquiry } from './changeEnquiry';
import {
  answerEnquiryRoute,
  changeEnquiriesRoute,
  changeEnquiryRoute,
  exportEnquiriesRoute,
  getEnquiryRoute,
  listEnquiriesRoute,
  noteEnquiryRoute,
  type EnquiryRow,
} from './enquiries.routes';
import { listEnquiries, readEnquiries, readEnquiry } from './readEnquiries';
import { enquiryKindLabels, enquiryStateLabels } from '@school/shared/schemas/enquiries/labels';

const enquiryColumns: CsvColumns<EnquiryRow & { message: string | null }> = {
  Reference: (row) => row.reference,
  Kind: (row) => enquiryKindLabels[row.kind],
  State: (row) => enquiryStateLabels[row.state],
  Name: (row) => row.name,
  Email: (row) => row.email,
  Phone: (row) => row.phone,
  About: (row) => row.about,
  Message: (row) => row.message,
  'Assigned to': (row) => row.assigneeName,
  'Received (UTC)': (row) => row.receivedAt,
};

/** Returns the enquiry, author and key of a note or answer. */
const writing = ({ var: { actor } }: Context<AppEnv>, id: string, requestKey: string) => ({
  id,
  requestKey,
  actor,
});

export const enquiriesRouter = createRouter()
  .openapi(listEnquiriesRoute, async (c) =>
    c.json(await listEnquiries(c.var.deps, c.req.valid('query')), 200),
  )
  .openapi(exportEnquiriesRoute, async (c) => {
    const rows = await readEnquiries(c.var.deps, c.req.valid('query'));
    return c.body(...csvAnswer(c.var.deps, 'enquiries', enquiryColumns, rows));
  })
  .openapi(getEnquiryRoute, async (c) => c.json(await readEnquiry(c.var.deps, c.req.valid('param').id), 200))
  .openapi(changeEnquiriesRoute, async (c) =>
    c.json(await changeEnquiries(c.var.deps, c.req.valid('json')), 200),
  )
  .openapi(changeEnquiryRoute, async (c) => {
    const { id } = c.req.valid('param');
    await changeEnquiry(c.var.deps, id, c.req.valid('json'));
    return c.json(await readEnquiry(c.var.deps, id), 200);
  })
  .openapi(noteEnquiryRoute, async (c) => {
    const { id } = c.req.valid('param');
    const by = writing(c, id, c.req.valid('header')['idempotency-key']);
    await noteEnquiry(c.var.deps, { ...by, ...c.req.valid('json') });
    return c.json(await readEnquiry(c.var.deps, id), 200);
  })
  .openapi(answerEnquiryRoute, async (c) => {
    const { id } = c.req.valid('param');
    const by = writing(c, id, c.req.valid('header')['idempotency-key']);
    await answerEnquiry(c.var.deps, { ...by, ...c.req.valid('json') });
    return c.json(await readEnquiry(c.var.deps, id), 200);
  });
