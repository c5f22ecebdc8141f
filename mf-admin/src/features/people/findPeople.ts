import type { FindPeople } from '../../app/area/feature';
import { personPath } from '../../kit/people/personPath';
import { endpoints } from './api';

/** The most people offered. */
const OFFERED = 10;

/** Finds people by the API; the signal cancels the request. */
export const findPeople: FindPeople = async (search, { store, signal }) => {
  const { dispatch } = await store();
  if (signal.aborted) return [];
  const request = dispatch(endpoints.listPeople.initiate({ search, perPage: OFFERED }));
  signal.addEventListener('abort', () => request.abort(), { once: true });
  try {
    const { rows } = await request.unwrap();
    return rows.map(({ name, email }) => ({ name, email, to: personPath(email) }));
  } finally {
    request.unsubscribe();
  }
};
