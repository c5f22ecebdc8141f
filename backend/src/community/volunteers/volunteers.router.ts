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
import {
  addShiftRoute,
  addVolunteerRoute,
  assignVolunteerRoute,
  changeShiftRoute,
  changeVolunteerRoute,
  changeVolunteersRoute,
  dropShiftRoute,
  exportShiftsRoute,
  exportVolunteersRoute,
  getVolunteerRoute,
  listShiftsRoute,
  listVolunteersRoute,
  unassignVolunteerRoute,
} from './volunteers.routes';

export const volunteersRouter = createRouter()
  .openapi(listVolunteersRoute, async (c) =>
    c.json(await listVolunteers(c.var.deps, c.req.valid('query')), 200),
  )
  .openapi(exportVolunteersRoute, async (c) => {
    const rows = await readVolunteers(c.var.deps, c.req.valid('query'));
    return c.body(...csvAnswer(c.var.deps, 'volunteers', volunteerColumns, rows));
  })
  .openapi(getVolunteerRoute, async (c) =>
    c.json(await readVolunteer(c.var.deps, c.req.valid('param').id), 200),
  )
  .openapi(addVolunteerRoute, async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    return c.json({ id: await addVolunteer(c.var.deps, c.req.valid('json'), key) }, 201);
  })
  .openapi(changeVolunteersRoute, async (c) =>
    c.json(await changeVolunteers(c.var.deps, c.req.valid('json')), 200),
  )
  .openapi(changeVolunteerRoute, async (c) => {
    await changeVolunteer(c.var.deps, c.req.valid('param').id, c.req.valid('json'));
    return c.body(null, 204);
  })
  .openapi(listShiftsRoute, async (c) =>
    c.json({ shifts: await readShifts(c.var.deps, c.req.valid('query')) }, 200),
  )
  .openapi(exportShiftsRoute, async (c) => {
    const rows = await readShifts(c.var.deps, c.req.valid('query'));
    return c.body(...csvAnswer(c.var.deps, 'shifts', shiftColumns, rows.flatMap(shiftLines)));
  })
  .openapi(addShiftRoute, async (c) => {
    await addShift(c.var.deps, c.req.valid('json'), c.req.valid('header')['idempotency-key']);
    return c.body(null, 204);
  })
  .openapi(changeShiftRoute, async (c) => {
    await changeShift(c.var.deps, c.req.valid('param').id, c.req.valid('json'));
    return c.body(null, 204);
  })
  .openapi(dropShiftRoute, async (c) => {
    await dropShift(c.var.deps, c.req.valid('param').id);
    return c.body(null, 204);
  })
  .openapi(assignVolunteerRoute, async (c) => {
    const { id, volunteer } = c.req.valid('param');
    await assignVolunteer(c.var.deps, { shiftId: id, volunteerId: volunteer });
    return c.body(null, 204);
  })
  .openapi(unassignVolunteerRoute, async (c) => {
    const { id, volunteer } = c.req.valid('param');
    await unassignVolunteer(c.var.deps, { shiftId: id, volunteerId: volunteer });
    return c.body(null, 204);
  });
