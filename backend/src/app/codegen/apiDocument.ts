import { createApi } from '../api/app';
import { documentInfo } from '../api/documentInfo';
import type { OpenApiDocument } from './openApi';

/** Returns the OpenAPI document of the current routes; it needs neither a server nor a database. */
export function apiDocument(): OpenApiDocument {
  // As it is sent: undefined members are dropped.
  return JSON.parse(JSON.stringify(createApi().getOpenAPI31Document(documentInfo))) as OpenApiDocument;
}
