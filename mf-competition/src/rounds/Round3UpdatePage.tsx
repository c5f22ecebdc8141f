import { finalNews } from '../content/news';
import { Course } from './Course';
import { HowYouHear } from './HowYouHear';
import { PageHead } from '../head/PageHead';
import { publicationPart } from './published/publicationPart';

const Finalists = publicationPart(
  'round3_update',
  async () => (await import('./published/Finalists')).Finalists,
);

export function Round3UpdatePage() {
  return (
    <>
      <PageHead
        title="Round 3 update"
        lead="Round 3 is the final. Here you will find the finalists of every band, the order in which they play, and when they rehearse."
      />
      <Finalists />
      <HowYouHear ways={finalNews} />
      <Course here="round3update" />
    </>
  );
}
