import { island } from '@school/shared';
import { Skeleton } from '@school/shared/ui';

/* Each part comes when it is asked for: what another one needs is no byte of this one. */

const options = { when: 'load', fallback: <Skeleton height={420} /> } as const;

export const Shifts = island(
  'shifts',
  () => import('./volunteers/Shifts').then((module) => module.Shifts),
  options,
);

export const Volunteers = island(
  'volunteers',
  () => import('./volunteers/Volunteers').then((module) => module.Volunteers),
  options,
);

export const Switches = island(
  'switches',
  () => import('./switches/Switches').then((module) => module.Switches),
  options,
);

export const Outbox = island(
  'outbox',
  () => import('./outbox/Outbox').then((module) => module.Outbox),
  options,
);

export const ExportPart = island(
  'export',
  () => import('./export/ExportPart').then((module) => module.ExportPart),
  options,
);

export const Deploys = island(
  'deploys',
  () => import('./deploys/Deploys').then((module) => module.Deploys),
  options,
);
