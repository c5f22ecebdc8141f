import type { AppOutcome, BeaconEvent } from '@school/shared/schemas/analytics';
import type { PublishedApp } from './pageDescriptor';

export type AppEvent = Extract<BeaconEvent, { kind: 'app' }>;

/** What became of apps on this page and was not reported yet. */
export const appEvents: AppEvent[] = [];

/** Records what became of an app. @param ms how long it took, for an outcome that is measured */
export function noteApp(
  app: string,
  { version, channel }: PublishedApp,
  outcome: AppOutcome,
  ms?: number,
): void {
  // Previews are seen by those who build the app.
  if (channel !== 'preview') appEvents.push({ kind: 'app', app, version, channel, outcome, ms });
}
