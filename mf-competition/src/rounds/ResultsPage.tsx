import { firstNumberWord, numberWord } from '@school/shared/format';
import { performers } from '@school/shared/people';
import { bandCount } from '../content/counts';
import { resultNews } from '../content/news';
import { Course } from './Course';
import { HowYouHear } from './HowYouHear';
import { PageHead } from '../head/PageHead';
import { publicationPart } from './published/publicationPart';

const Places = publicationPart('results', async () => (await import('./published/Places')).Places);

export function ResultsPage() {
  return (
    <>
      <PageHead
        title="Results"
        lead={`${firstNumberWord(performers.length)} judges, ${bandCount} bands, three places in each. The results stand here once all ${numberWord(performers.length)} have signed them.`}
      />
      <Places />
      <HowYouHear ways={resultNews} />
      <Course here="results" />
    </>
  );
}
