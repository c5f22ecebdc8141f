import { createApi } from '../api/app';
import { documentInfo } from '../api/documentInfo';
import type { OpenApiDocument } from './openApi';

/** The OpenAPI document of the routes as they are written; it needs neither a server nor a database. */
export function apiDocument(): OpenApiDocument {
  // As it is sent: what is undefined has no key.
  return JSON.parse(JSON.stringify(createApi().getOpenAPI31Document(documentInfo))) as OpenApiDocument;
}
