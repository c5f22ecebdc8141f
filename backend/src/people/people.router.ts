import { createRouter } from '../http/router';
import { archiveOf, zipOf } from './archive';
import { erasePersonRoute, exportPersonRoute, findPersonRoute } from './people.routes';
import { erasePerson, readPerson } from './person';

export const peopleRouter = createRouter()
  .openapi(findPersonRoute, async (c) => {
    const { email, records, files, mails } = await readPerson(c.var.deps, c.req.valid('json').email);
    const counts = records.map(({ name, count }) => ({ name, count }));
    return c.json({ email, records: counts, files: files.length, mails: mails.length }, 200);
  })
  .openapi(exportPersonRoute, async (c) => {
    const { deps, log } = c.var;
    const person = await readPerson(deps, c.req.valid('json').email);
    log.info({ records: person.records.length }, 'a person was exported');
    return c.body(zipOf(archiveOf(person, deps.clock.now())) as Uint8Array<ArrayBuffer>, 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="person.zip"',
    });
  })
  .openapi(erasePersonRoute, async (c) => {
    const { deps, log } = c.var;
    const { email } = c.req.valid('json');
    const erased = await erasePerson(deps, email);
    log.info({ erased }, 'a person was erased');
    return c.json({ email, ...erased }, 200);
  });
