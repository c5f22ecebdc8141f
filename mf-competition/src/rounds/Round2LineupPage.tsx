import { lineupNews } from '../content/news';
import { Course } from './Course';
import { HowYouHear } from './HowYouHear';
import { PageHead } from '../head/PageHead';
import { publicationPart } from './published/publicationPart';

const Round2Lineup = publicationPart(
  'round2_lineup',
  async () => (await import('./published/Round2Lineup')).Round2Lineup,
);

export function Round2LineupPage() {
  return (
    <>
      <PageHead
        title="Round 2 line-up"
        lead="After two days of auditions the judges choose who plays in round 2. Here you will find every name, by instrument and band, in playing order."
      />
      <Round2Lineup />
      <HowYouHear ways={lineupNews} />
      <Course here="lineup" />
    </>
  );
}
