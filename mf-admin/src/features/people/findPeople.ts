import type { FindPeople } from '../../app/area/feature';
import { personPath } from '../../kit/people/personPath';
import { endpoints } from './api';

/** So many are offered. */
const OFFERED = 10;

/** Asks the API for people; the request is cancelled with the signal. */
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
