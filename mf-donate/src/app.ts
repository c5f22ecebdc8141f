import { defineApp } from '@school/shared';
import { routes } from './routes';

export const app = defineApp({ name: 'mf-donate', routes, pages: import.meta.glob('./**/*Page.tsx') });
