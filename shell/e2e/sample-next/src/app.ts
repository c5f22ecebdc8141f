import { defineApp } from '@school/shared';
import { routes } from './routes';

export const app = defineApp({ name: 'mf-sample', routes, pages: import.meta.glob('./**/*Page.tsx') });
