import { OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from './deps';
import { validationError } from './errorResponse';

/** A router whose every failed validation is a typed error, and so one shape. */
export const createRouter = () =>
  new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (!result.success) throw validationError(result.error);
    },
  });
