import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/db/database';
import { musicStudyRegistrations } from '../platform/db/schema';
import { testNow } from './api';

type Registration = typeof musicStudyRegistrations.$inferInsert;

/** Stores a registration for lessons, and returns its id. */
export async function registerForLessons(db: Database, changes: Partial<Registration> = {}): Promise<string> {
  const registration: Registration = {
    submissionKey: randomUUID(),
    reference: `LEARN-${randomUUID()}`,
    instrument: 'piano',
    programme: 'adult_study',
    level: 'intermediate',
    category: 'classical',
    classType: 'private',
    mode: 'in_person',
    venue: 'accra',
    times: ['monday_afternoon'],
    student: 'Esi Serwaa',
    email: 'ama@example.com',
    phone: '+233244123456',
    receivedAt: testNow,
    ...changes,
  };
  const [row] = await db.insert(musicStudyRegistrations).values(registration).returning();
  return row?.id ?? '';
}
