import { competitionFacts, type CompetitionFacts } from '@school/shared/competition';
import { declaredCompetition } from '@school/shared/competition/declare';
import { evening, type Evening } from '@school/shared/tickets';
import { declaredEvening } from '@school/shared/tickets/declare';
import { publishedContent, type PublishedContent } from '../../platform/db/publishedContent';
import type { ServiceContext } from '../../platform/db/context';

type Context = Pick<ServiceContext, 'db'>;

const eveningDeclared = declaredEvening([]);
const competitionDeclared = declaredCompetition([]);

/** Returns the evening of MATE 2025 for pages, mails, tickets and calendars. */
export const readEvening = (context: Context): Promise<PublishedContent<Evening>> =>
  publishedContent(context, evening, eveningDeclared);

/** Returns the competition's hall and days. */
export const readCompetitionFacts = (context: Context): Promise<PublishedContent<CompetitionFacts>> =>
  publishedContent(context, competitionFacts, competitionDeclared);
