import { createRenderer } from '@school/shared/render';
import { app } from './app';
import { pictures } from './seo/pictures';
import { structuredData } from './seo/structuredData';

export const renderer = createRenderer(app, { pictures, structuredData });
