import { pageScript } from '../pages/layout';
import type { Handler } from './route';

export const sendPageScript: Handler = (ctx) => {
  ctx.type = 'text/javascript';
  ctx.body = pageScript;
};
