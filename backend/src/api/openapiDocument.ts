import { createApi } from './app';
import { documentInfo } from './documentInfo';

/** The OpenAPI document as it is kept in the repository. */
export const openApiDocument = () =>
  `${JSON.stringify(createApi().getOpenAPI31Document(documentInfo), undefined, 2)}\n`;
