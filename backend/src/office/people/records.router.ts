import { createRouter } from '../../platform/http/router';
import { csvAnswer, type CsvColumns } from '../../staff/staff-lists/csvAnswer';
import { listPeople, readPeople } from './listPeople';
import { readRecords } from './readRecords';
import { exportPeopleRoute, getPersonRoute, listPeopleRoute, type PersonRow } from './records.routes';
import { personListLabels } from '@school/shared/schemas/stored/labels';

const personColumns: CsvColumns<PersonRow> = {
  Name: (person) => person.name,
  Email: (person) => person.email,
  Phone: (person) => person.phone,
  'Listed in': (person) => person.lists.map((list) => personListLabels[list]).join(', '),
  Records: (person) => person.records,
  'Latest (UTC)': (person) => person.lastAt,
};

export const personRecordsRouter = createRouter()
  .openapi(getPersonRoute, async (c) =>
    c.json(await readRecords(c.var.deps, c.req.valid('query').email), 200),
  )
  .openapi(listPeopleRoute, async (c) => c.json(await listPeople(c.var.deps, c.req.valid('query')), 200))
  .openapi(exportPeopleRoute, async (c) => {
    const rows = await readPeople(c.var.deps, c.req.valid('query'));
    return c.body(...csvAnswer(c.var.deps, 'people', personColumns, rows));
  });
