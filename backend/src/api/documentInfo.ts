/** The head of the OpenAPI document. */
export const documentInfo = {
  openapi: '3.1.0',
  info: { title: 'Music School & Conservatory', version: '1' },
  servers: [{ url: '/api' }],
};
