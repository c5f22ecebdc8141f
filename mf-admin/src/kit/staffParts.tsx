import { importChunk } from '@school/shared';
import type { StaffParts } from '@school/shared/staff';
import { lazyPart } from '@school/shared/staff/page';
import { Skeleton } from '@school/shared/ui';

type Loaders = { readonly [Name in keyof StaffParts]: () => Promise<StaffParts[Name]> };

/** Loaders of the parts that lists and drawers of all apps show. */
export const staffPartLoaders = {
  BesideRecord: () => import('./together/Together').then((module) => module.Together),
  RecordHistory: () => import('./audit/RecordHistory').then((module) => module.RecordHistory),
  SavedViews: () => import('./views/Views').then((module) => module.Views),
  readSchoolTerms: () => import('./content/readSchoolTerms').then((module) => module.readSchoolTerms),
} satisfies Loaders;

/** The same in this app. */
export const ownStaffParts: StaffParts = {
  BesideRecord: lazyPart('together', staffPartLoaders.BesideRecord),
  RecordHistory: lazyPart('history', staffPartLoaders.RecordHistory, <Skeleton height={48} />),
  SavedViews: lazyPart('views', staffPartLoaders.SavedViews, <Skeleton height={160} />),
  readSchoolTerms: async (shell) => (await importChunk('terms', staffPartLoaders.readSchoolTerms))(shell),
};
