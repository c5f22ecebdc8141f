import { defineApp, island } from '@school/shared';
import { putStaffParts } from '@school/shared/staff';
import { putAboveFrame } from './app/frame/aboveFrame';
import { putFeatures } from './app/area/area';
import { features } from './features';
import { ownStaffParts } from './kit/staffParts';
import { routes } from './routes';

putFeatures(features);

// These use the frame and its drawers, and load after the page, or when a record is open.
putAboveFrame(
  island('session', () => import('./app/session/SessionWatch').then((module) => module.SessionWatch), {
    when: 'idle',
  }),
);
putStaffParts(ownStaffParts);

export const app = defineApp({ name: 'mf-admin', routes, pages: import.meta.glob('./**/*Page.tsx') });
