import type { BeaconEvent } from '@school/shared/schemas/analytics';
import { count } from '@school/shared/telemetry';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { formBeginnings, pageViews, pageVitals } from '../../platform/db/schema';
import { countApps, type AppEvent } from './countApps';
import { dayOf } from './period';
import { rangeOf } from './ranges';
import type { SitePages } from './sitePages';
import { addTo, inOrder } from './sumRows';

interface Context extends ServiceContext {
  sitePages: SitePages;
}

/** Stands for every address that the site does not have. */
const unknownPage = '*';

/** Adds events to the counts of the day. Stores only these counts. */
export async function countEvents(
  { db, clock, sitePages }: Context,
  events: readonly BeaconEvent[],
): Promise<void> {
  const day = dayOf(clock.now());
  const views = new Map<string, typeof pageViews.$inferInsert>();
  const vitals = new Map<string, typeof pageVitals.$inferInsert>();
  const begun = new Map<string, typeof formBeginnings.$inferInsert>();
  const apps: AppEvent[] = [];
  for (const event of events) {
    if (event.kind === 'app') {
      apps.push(event);
      continue;
    }
    if (event.kind === 'begun') {
      const { form } = event;
      addTo(begun, [form], (row) => ({ day, form, times: (row?.times ?? 0) + 1 }));
      continue;
    }
    const path = (await sitePages.has(event.path)) ? event.path : unknownPage;
    if (event.kind === 'view') {
      const { source } = event;
      addTo(views, [path, source], (row) => ({ day, path, source, views: (row?.views ?? 0) + 1 }));
    } else {
      const { metric } = event;
      const upTo = rangeOf(metric, event.value);
      addTo(vitals, [path, metric, upTo], (row) => ({
        day,
        path,
        metric,
        upTo,
        samples: (row?.samples ?? 0) + 1,
      }));
    }
  }
  await db.transaction(async (tx) => {
    if (views.size > 0) {
      await tx
        .insert(pageViews)
        .values(inOrder(views))
        .onConflictDoUpdate({
          target: [pageViews.day, pageViews.path, pageViews.source],
          set: { views: sql`${pageViews.views} + excluded.views` },
        });
    }
    if (vitals.size > 0) {
      await tx
        .insert(pageVitals)
        .values(inOrder(vitals))
        .onConflictDoUpdate({
          target: [pageVitals.day, pageVitals.path, pageVitals.metric, pageVitals.upTo],
          set: { samples: sql`${pageVitals.samples} + excluded.samples` },
        });
    }
    if (begun.size > 0) {
      await tx
        .insert(formBeginnings)
        .values(inOrder(begun))
        .onConflictDoUpdate({
          target: [formBeginnings.day, formBeginnings.form],
          set: { times: sql`${formBeginnings.times} + excluded.times` },
        });
    }
    await countApps(tx, clock.now(), apps);
  });
  for (const event of apps) measure(event, sitePages);
}

/** Names only what the site has: a measurement never forgets, and anybody can send names. */
function measure({ app, version, channel = 'current', outcome }: AppEvent, sitePages: SitePages): void {
  const deployed = sitePages.versionOf(app);
  const names = {
    app: deployed === undefined ? 'unknown' : app,
    version: version === deployed ? version : 'other',
  };
  count('school.app.events', { ...names, channel, outcome });
}
