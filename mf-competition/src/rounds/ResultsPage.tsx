import { firstNumberWord, numberWord } from '@school/shared/format';
import { performers } from '@school/shared/people';
import { bandCount } from '../content/counts';
import { resultNews } from '../content/news';
import { Course } from './Course';
import { HowYouHear } from './HowYouHear';
import { NothingYet } from './NothingYet';
import { PageHead } from '../head/PageHead';

export function ResultsPage() {
  return (
    <>
      <PageHead
        title="Results"
        lead={`${firstNumberWord(performers.length)} judges, ${bandCount} bands, three places in each. The results stand here once all ${numberWord(performers.length)} have signed them.`}
      />
      <NothingYet
        title="No results have been published yet"
        what="The places of every band follow the final."
        stage="results"
      />
      <HowYouHear ways={resultNews} />
      <Course here="results" />
    </>
  );
}
