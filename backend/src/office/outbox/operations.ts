import type { Audiences, Changes } from '../../platform/feature/feature';

/** Who may call its operations; the others are for staff. */
export const audiences: Audiences = {
  admin: ['listOutbox', 'exportOutbox', 'getEffect', 'repeatEffects', 'repeatEffect', 'dropEffect'],
};

/** What its operations change, for the audit log. */
export const changes: Changes = {
  repeatEffects: 'retried several mails or jobs',
  repeatEffect: 'retried a mail or job',
  dropEffect: 'cancelled a job',
};
