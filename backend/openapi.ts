import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from './src/api/openapiDocument';

// Needs neither a server nor a database: the document is made from the routes alone.
writeFileSync(join(import.meta.dirname, 'openapi.json'), openApiDocument());
