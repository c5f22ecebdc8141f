import { createRenderer } from '@school/shared/render';
import { app } from './app';
import { pictures } from './search/pictures';
import { structuredData } from './search/structuredData';

export const renderer = createRenderer(app, { pictures, structuredData });
