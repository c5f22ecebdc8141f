import { createRouter } from '../../platform/http/router';
import { csvAnswer } from '../../staff/staff-lists/csvAnswer';
import {
  addShift,
  addVolunteer,
  assignVolunteer,
  changeShift,
  changeVolunteer,
  changeVolunteers,
  dropShift,
  unassignVolunteer,
} from './changeVolunteers';
import { readShifts } from './readShifts';
import { listVolunteers, readVolunteer, readVolunteers } from './readVolunteers';
import { volunteerColumns, shiftColumns, shiftLines } from './volunteerCsv';
import * as routes from './volunteers.routes';

export const volunteersRouter = createRouter()
  .openapi(routes.listVolunteersRoute, async (c) =>
    c.json(await listVolunteers(c.var.deps, c.req.valid('query')), 200),
  )
  .openapi(routes.exportVolunteersRoute, async (c) => {
    const rows = await readVolunteers(c.var.deps, c.req.valid('query'));
    return c.body(...csvAnswer(c.var.deps, 'volunteers', volunteerColumns, rows));
  })
  .openapi(routes.getVolunteerRoute, async (c) =>
    c.json(await readVolunteer(c.var.deps, c.req.valid('param').id), 200),
  )
  .openapi(routes.addVolunteerRoute, async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    return c.json({ id: await addVolunteer(c.var.deps, c.req.valid('json'), key) }, 201);
  })
  .openapi(routes.changeVolunteersRoute, async (c) =>
    c.json(await changeVolunteers(c.var.deps, c.req.valid('json')), 200),
  )
  .openapi(routes.changeVolunteerRoute, async (c) => {
    await changeVolunteer(c.var.deps, c.req.valid('param').id, c.req.valid('json'));
    return c.body(null, 204);
  })
  .openapi(routes.listShiftsRoute, async (c) =>
    c.json({ shifts: await readShifts(c.var.deps, c.req.valid('query')) }, 200),
  )
  .openapi(routes.exportShiftsRoute, async (c) => {
    const rows = await readShifts(c.var.deps, c.req.valid('query'));
    return c.body(...csvAnswer(c.var.deps, 'shifts', shiftColumns, rows.flatMap(shiftLines)));
  })
  .openapi(routes.addShiftRoute, async (c) => {
    await addShift(c.var.deps, c.req.valid('json'), c.req.valid('header')['idempotency-key']);
    return c.body(null, 204);
  })
  .openapi(routes.changeShiftRoute, async (c) => {
    await changeShift(c.var.deps, c.req.valid('param').id, c.req.valid('json'));
    return c.body(null, 204);
  })
  .openapi(routes.dropShiftRoute, async (c) => {
    await dropShift(c.var.deps, c.req.valid('param').id);
    return c.body(null, 204);
  })
  .openapi(routes.assignVolunteerRoute, async (c) => {
    const { id, volunteer } = c.req.valid('param');
    await assignVolunteer(c.var.deps, { shiftId: id, volunteerId: volunteer });
    return c.body(null, 204);
  })
  .openapi(routes.unassignVolunteerRoute, async (c) => {
    const { id, volunteer } = c.req.valid('param');
    await unassignVolunteer(c.var.deps, { shiftId: id, volunteerId: volunteer });
    return c.body(null, 204);
  });
