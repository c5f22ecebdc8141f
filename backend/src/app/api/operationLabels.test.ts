import { operationLabels } from '@school/shared/schemas/stored/labels';
import { expect, it } from 'vitest';
import { apiDocument } from '../codegen/apiDocument';

interface Document {
  paths: Record<string, Record<string, { operationId: string; security?: unknown }>>;
}

it('labels every operation with which signed-in people change something', () => {
  const { paths } = apiDocument() as unknown as Document;
  const changing = Object.values(paths).flatMap((item) =>
    Object.entries(item)
      .filter(([method, { security }]) => security && method !== 'get')
      .map(([, { operationId }]) => operationId),
  );
  const changesNothing = ['previewCompetitionAnnouncement', 'findPerson', 'exportPerson'];
  expect(Object.keys(operationLabels).toSorted()).toEqual(
    changing.filter((id) => !changesNothing.includes(id)).toSorted(),
  );
});
