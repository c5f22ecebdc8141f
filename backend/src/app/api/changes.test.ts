import { expect, it } from 'vitest';
import { features } from '../features';
import { createApi } from './app';
import { documentInfo } from './documentInfo';

interface Operation {
  operationId: string;
  security?: unknown;
}

const changesNothing = ['previewCompetitionAnnouncement', 'sendReminderSample', 'findPerson', 'exportPerson'];

it.each(features.map((feature) => [feature.folder, feature] as const))(
  '%s says in changes what each of its operations of signed-in people changes, for the audit log',
  (_, feature) => {
    const { paths = {} } = createApi([feature]).getOpenAPI31Document(documentInfo);
    const changing = Object.values(paths as Record<string, Record<string, Operation>>).flatMap((item) =>
      Object.entries(item)
        .filter(([method, { security }]) => security && method !== 'get')
        .map(([, { operationId }]) => operationId),
    );
    expect(Object.keys(feature.changes ?? {}).toSorted()).toEqual(
      changing.filter((id) => !changesNothing.includes(id)).toSorted(),
    );
  },
);
