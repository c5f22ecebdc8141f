import { awardNews } from '../content/news';
import { Course } from './Course';
import { HowYouHear } from './HowYouHear';
import { PageHead } from '../head/PageHead';
import { publicationPart } from './published/publicationPart';
import { PrizeList } from './PrizeList';

const Winners = publicationPart('awards', async () => (await import('./published/Winners')).Winners);

export function AwardsPage() {
  return (
    <>
      <PageHead title="Awards" lead="Up to three prizes in every band, if the judges award them." />
      <PrizeList />
      <Winners />
      <HowYouHear ways={awardNews} />
      <Course here="awards" />
    </>
  );
}
