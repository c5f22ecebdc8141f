import { createRouter } from '../../platform/http/router';
import { csvAnswer } from '../../staff/staff-lists/csvAnswer';
import { chooseSlot } from '../slots/chooseSlot';
import { moveEntry } from '../states/moveEntry';
import { previewAnnouncement, sendAnnouncement, sentAnnouncements } from './announce';
import { changeSettings, settingsView } from './changeSettings';
import {
  listAnnouncementsRoute,
  previewAnnouncementRoute,
  sendAnnouncementRoute,
} from './announcements.routes';
import {
  exportEntriesRoute,
  getEntryDetailRoute,
  listEntriesRoute,
  moveEntriesRoute,
} from './entries.routes';
import { moveEntryRoute, moveSlotRoute, receiveAtOfficeRoute } from './moves.routes';
import { typeInEntryRoute } from './paper.routes';
import { changeSettingsRoute, getSettingsRoute } from './settings.routes';
import { blockSlotRoute, listStaffSlotsRoute } from './slots.routes';
import { entryDetail } from './entryDetail';
import { allEntries, listEntries } from './entryRows';
import { moveEntries } from './moveEntries';
import { entryColumns } from './exportEntries';
import { receiveAtOffice } from './receiveAtOffice';
import { blockSlot, staffSlots } from './staffSlots';
import { typeInEntry } from './typeInEntry';

export const competitionStaffRouter = createRouter()
  .openapi(listEntriesRoute, async (c) => c.json(await listEntries(c.var.deps, c.req.valid('query')), 200))
  .openapi(exportEntriesRoute, async (c) => {
    const rows = await allEntries(c.var.deps, c.req.valid('query'));
    return c.body(...csvAnswer(c.var.deps, 'competition', entryColumns, rows));
  })
  .openapi(typeInEntryRoute, async (c) => {
    const { deps, actor } = c.var;
    const submissionKey = c.req.valid('header')['idempotency-key'];
    const id = await typeInEntry(deps, c.req.valid('json'), { submissionKey, actor: actor.id });
    return c.json(await entryDetail(deps, id), 201);
  })
  .openapi(getEntryDetailRoute, async (c) =>
    c.json(await entryDetail(c.var.deps, c.req.valid('param').entryId), 200),
  )
  .openapi(moveEntriesRoute, async (c) => {
    const { deps, actor } = c.var;
    return c.json(await moveEntries(deps, c.req.valid('json'), actor.id), 200);
  })
  .openapi(moveEntryRoute, async (c) => {
    const { deps, actor } = c.var;
    const { entryId } = c.req.valid('param');
    const change = { ...c.req.valid('json'), role: 'staff' as const, actor: actor.id };
    await deps.db.transaction((tx) => moveEntry({ ...deps, db: tx }, entryId, change));
    return c.json(await entryDetail(deps, entryId), 200);
  })
  .openapi(moveSlotRoute, async (c) => {
    const { deps } = c.var;
    const { entryId } = c.req.valid('param');
    await chooseSlot(deps, { entryId, slot: c.req.valid('json').slot, byStaff: true });
    return c.json(await entryDetail(deps, entryId), 200);
  })
  .openapi(receiveAtOfficeRoute, async (c) => {
    const { deps, actor } = c.var;
    const { entryId } = c.req.valid('param');
    const received = c.req.valid('json');
    await deps.db.transaction((tx) => receiveAtOffice({ ...deps, db: tx }, entryId, received, actor.id));
    return c.json(await entryDetail(deps, entryId), 200);
  })
  .openapi(listStaffSlotsRoute, async (c) => c.json(await staffSlots(c.var.deps), 200))
  .openapi(blockSlotRoute, async (c) => {
    await blockSlot(c.var.deps, c.req.valid('param').slot, c.req.valid('json').isBlocked);
    return c.json(await staffSlots(c.var.deps), 200);
  })
  .openapi(getSettingsRoute, async (c) => c.json(await settingsView(c.var.deps), 200))
  .openapi(changeSettingsRoute, async (c) => {
    await changeSettings(c.var.deps, c.req.valid('json'));
    return c.json(await settingsView(c.var.deps), 200);
  })
  .openapi(listAnnouncementsRoute, async (c) =>
    c.json(await sentAnnouncements(c.var.deps, c.req.valid('query')), 200),
  )
  .openapi(previewAnnouncementRoute, async (c) =>
    c.json(await previewAnnouncement(c.var.deps, c.req.valid('json')), 200),
  )
  .openapi(sendAnnouncementRoute, async (c) => {
    const { deps, actor } = c.var;
    const requestKey = c.req.valid('header')['idempotency-key'];
    const entries = await sendAnnouncement(deps, c.req.valid('json'), { requestKey, actor: actor.id });
    return c.json({ entries }, 201);
  });
