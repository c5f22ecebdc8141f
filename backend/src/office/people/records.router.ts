import { createRouter } from '../../platform/http/router';
import { csvAnswer } from '../../staff/staff-lists/csvAnswer';
import { listPeople, readPeople } from './listPeople';
import { personColumns } from './personCsv';
import { readRecords } from './readRecords';
import { exportPeopleRoute, getPersonRoute, listPeopleRoute } from './records.routes';

export const personRecordsRouter = createRouter()
  .openapi(getPersonRoute, async (c) =>
    c.json(await readRecords(c.var.deps, c.req.valid('query').email), 200),
  )
  .openapi(listPeopleRoute, async (c) => c.json(await listPeople(c.var.deps, c.req.valid('query')), 200))
  .openapi(exportPeopleRoute, async (c) => {
    const rows = await readPeople(c.var.deps, c.req.valid('query'));
    return c.body(...csvAnswer(c.var.deps, 'people', personColumns, rows));
  });
