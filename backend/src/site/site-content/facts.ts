import { competitionFacts, type CompetitionFacts } from '@school/shared/competition';
import { declaredCompetition } from '@school/shared/competition/declare';
import { evening, type Evening } from '@school/shared/tickets';
import { declaredEvening } from '@school/shared/tickets/declare';
import { contentInForce, type InForce } from '../../platform/db/contentInForce';
import type { ServiceContext } from '../../platform/db/context';

type Context = Pick<ServiceContext, 'db'>;

const eveningDeclared = declaredEvening([]);
const competitionDeclared = declaredCompetition([]);

/** The evening of MATE 2025, as pages, mails, tickets and calendars tell it now. */
export const readEvening = (context: Context): Promise<InForce<Evening>> =>
  contentInForce(context, evening, eveningDeclared);

/** The competition's hall and days, as they are told now. */
export const readCompetitionFacts = (context: Context): Promise<InForce<CompetitionFacts>> =>
  contentInForce(context, competitionFacts, competitionDeclared);
