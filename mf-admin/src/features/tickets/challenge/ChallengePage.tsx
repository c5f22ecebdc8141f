import { TicketFrame } from '../frame/TicketFrame';
import { ChallengeEntries } from './ChallengeEntries';

export function ChallengePage() {
  return (
    <TicketFrame page="challenge">
      <ChallengeEntries />
    </TicketFrame>
  );
}
