import { awardNews } from '../content/news';
import { Course } from './Course';
import { HowYouHear } from './HowYouHear';
import { NothingYet } from './NothingYet';
import { PageHead } from '../head/PageHead';
import { PrizeList } from './PrizeList';

export function AwardsPage() {
  return (
    <>
      <PageHead
        title="Awards"
        lead="Three prizes in every band, thirty-nine in all. What they are is settled; who wins them is up to you and the jury."
      />
      <PrizeList />
      <NothingYet
        title="No winners have been published yet"
        what="The winners follow when their prizes are handed over."
        stage="awards"
      />
      <HowYouHear ways={awardNews} />
      <Course here="awards" />
    </>
  );
}
