import { createApi } from '../../../api/app';
import { documentInfo } from '../../../api/documentInfo';

/** An operation of the API's document, as somebody reads it who looks for a way in. */
export interface AttackedOperation {
  id: string;
  method: string;
  /** As the document writes it: `/api/staff/donations/{id}`. */
  path: string;
  /** Names of what stands in the address. */
  query: readonly string[];
  headers: readonly string[];
  takesJson: boolean;
  isProtected: boolean;
}

interface DocumentOperation {
  operationId: string;
  security?: unknown;
  parameters?: readonly { name: string; in: string }[];
  requestBody?: { content?: Readonly<Record<string, unknown>> };
}

/** Every operation of the document, so that a new one is attacked without a word here. */
export function attackedOperations(): AttackedOperation[] {
  const { paths = {} } = createApi().getOpenAPI31Document(documentInfo);
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, DocumentOperation>).map(
      ([method, { operationId, security, parameters = [], requestBody }]) => ({
        id: operationId,
        method: method.toUpperCase(),
        path: `/api${path}`,
        query: parameters.filter((it) => it.in === 'query').map(({ name }) => name),
        headers: parameters.filter((it) => it.in === 'header').map(({ name }) => name),
        takesJson: requestBody?.content?.['application/json'] !== undefined,
        isProtected: security !== undefined,
      }),
    ),
  );
}
