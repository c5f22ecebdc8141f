import { defineApp } from '@school/shared';
import { routes } from './routes';

export const app = defineApp({ name: 'mf-admin', routes, pages: import.meta.glob('./**/*Page.tsx') });
