import { defineApp, island } from '@school/shared';
import { putBesideRecords } from './kit/detail/besideRecord';
import { putAboveFrame } from './app/frame/aboveFrame';
import { putFeatures } from './app/area/area';
import { features } from './features';
import { routes } from './routes';

putFeatures(features);

// These use the frame and its drawers, and load after the page, or when a record is open.
putAboveFrame(
  island('session', () => import('./app/session/SessionWatch').then((module) => module.SessionWatch), {
    when: 'idle',
  }),
);
putBesideRecords(
  island('together', () => import('./kit/together/Together').then((module) => module.Together), {
    when: 'load',
    fallback: null,
  }),
);

export const app = defineApp({ name: 'mf-admin', routes, pages: import.meta.glob('./**/*Page.tsx') });
