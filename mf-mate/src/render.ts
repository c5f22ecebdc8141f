import { createRenderer } from '@school/shared/render';
import { app } from './app';
import { calendar as files } from './calendar';
import { declared as content } from './content/declared';
import { pictures } from './seo/pictures';
import { heads, structuredData } from './seo/structuredData';

export const renderer = createRenderer(app, { pictures, structuredData, heads, content, files });
