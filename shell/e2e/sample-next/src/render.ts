import { createRenderer } from '@school/shared/render';
import { app } from './app';

export const renderer = createRenderer(app);
