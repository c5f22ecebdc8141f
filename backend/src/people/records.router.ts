import { createRouter } from '../http/router';
import { findPeopleRoute, getPersonRoute } from './records.routes';
import { findPeople, readRecords } from './readRecords';

export const personRecordsRouter = createRouter()
  .openapi(getPersonRoute, async (c) =>
    c.json(await readRecords(c.var.deps, c.req.valid('query').email), 200),
  )
  .openapi(findPeopleRoute, async (c) =>
    c.json(await findPeople(c.var.deps, c.req.valid('query').search), 200),
  );
