import type { StaffParts } from '@school/shared/staff';
import { generatedApi } from './api';

/** Reads the terms of the school year as staff edit them, for lists that are filtered by period. */
export const readSchoolTerms: StaffParts['readSchoolTerms'] = async ({ store }) => {
  const { dispatch } = await store();
  const { adminGetContent } = generatedApi.endpoints;
  const request = dispatch(adminGetContent.initiate({ owner: 'mf-public', name: 'terms' }));
  try {
    return (await request.unwrap()).shown;
  } finally {
    request.unsubscribe();
  }
};
