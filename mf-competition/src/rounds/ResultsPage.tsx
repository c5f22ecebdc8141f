import { useContent } from '@school/shared/content/use';
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
  const { length: judges } = useContent(performers);
  return (
    <>
      <PageHead
        title="Results"
        lead={`${firstNumberWord(judges)} judges, ${bandCount} bands, up to three places in each. The results are here once all ${numberWord(judges)} have signed them.`}
      />
      <Places />
      <HowYouHear ways={resultNews} />
      <Course here="results" />
    </>
  );
}
