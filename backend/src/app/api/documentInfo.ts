import { school } from '@school/shared/site';

/** The head of the OpenAPI document. */
export const documentInfo = {
  openapi: '3.1.0',
  info: { title: school.name, version: '1' },
  servers: [{ url: '/api' }],
};
