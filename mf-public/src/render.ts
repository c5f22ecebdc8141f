import { createRenderer } from '@school/shared/render';
import { app } from './app';
import { declared as content } from './content/declared';
import { calendars as files } from './projects/calendars';
import { pictures } from './seo/pictures';
import { structuredData } from './seo/structuredData';

export const renderer = createRenderer(app, { pictures, structuredData, content, files, cardsOn: ['home'] });
