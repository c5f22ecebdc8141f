import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { competitionSettings } from '../../platform/db/schema';
import { readSettings } from '../settings';
import type { SettingsView } from './settings.routes';

/** The values to change. */
type SettingsChange = { [Name in keyof SettingsView]?: SettingsView[Name] | undefined };

type Context = Pick<ServiceContext, 'db'>;

export async function settingsView(context: Context): Promise<SettingsView> {
  const { isOpen, isBlind, opensAt, closesAt, movesUntil } = await readSettings(context);
  const text = (at: Date | null) => at?.toISOString() ?? null;
  return { isOpen, isBlind, opensAt: text(opensAt), closesAt: text(closesAt), movesUntil: text(movesUntil) };
}

/** Changes the given settings. */
export async function changeSettings(context: Context, change: SettingsChange): Promise<void> {
  const time = (name: 'opensAt' | 'closesAt' | 'movesUntil') => {
    const value = change[name];
    return value === undefined ? {} : { [name]: value === null ? null : new Date(value) };
  };
  const values = {
    ...(change.isOpen === undefined ? {} : { isOpen: change.isOpen }),
    ...(change.isBlind === undefined ? {} : { isBlind: change.isBlind }),
    ...time('opensAt'),
    ...time('closesAt'),
    ...time('movesUntil'),
  };
  if (Object.keys(values).length === 0) return;
  await context.db.update(competitionSettings).set(values).where(eq(competitionSettings.id, 1));
}
