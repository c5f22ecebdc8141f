import { defineApp } from '@school/shared';
import { routes } from './routes';

export const app = defineApp({ name: 'mf-mate', routes, pages: import.meta.glob('./**/*Page.tsx') });
