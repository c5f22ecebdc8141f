import type { OpenRecord } from '../../../kit/versions/seenVersions';

/** The one row of settings; its address names no id. */
export const settingsRecord: OpenRecord = { kind: 'competition-settings', id: '1', parts: ['settings'] };
