import { finalNews } from '../content/news';
import { Course } from './Course';
import { HowYouHear } from './HowYouHear';
import { NothingYet } from './NothingYet';
import { PageHead } from '../head/PageHead';

export function Round3UpdatePage() {
  return (
    <>
      <PageHead
        title="Round 3 update"
        lead="Round 3 is the final. Here you will find the finalists of every band, the order in which they play, and when they rehearse."
      />
      <NothingYet
        title="No finalists have been published yet"
        what="The jury names the finalists in the week after round 2."
        stage="round3update"
      />
      <HowYouHear ways={finalNews} />
      <Course here="round3update" />
    </>
  );
}
