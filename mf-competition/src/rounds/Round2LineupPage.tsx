import { lineupNews } from '../content/news';
import { Course } from './Course';
import { HowYouHear } from './HowYouHear';
import { NothingYet } from './NothingYet';
import { PageHead } from '../head/PageHead';

export function Round2LineupPage() {
  return (
    <>
      <PageHead
        title="Round 2 line-up"
        lead="After two days of auditions the jury says who plays on. Here you will find every name, by instrument and band, with the time on stage."
      />
      <NothingYet
        title="No line-up has been published yet"
        what="The line-up of round 2 follows the two audition days."
        stage="lineup"
      />
      <HowYouHear ways={lineupNews} />
      <Course here="lineup" />
    </>
  );
}
