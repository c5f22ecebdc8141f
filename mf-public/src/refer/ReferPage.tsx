import { Button } from '@school/shared/ui';
import { PageHead } from '../parts/PageHead';
import { HowItWorks } from './HowItWorks';
import { Share } from './Share';

export function ReferPage() {
  return (
    <>
      <PageHead
        scene="refer"
        title="Refer a friend"
        lead="Every second pupil came here because a friend said so. If somebody came to your mind while you read this, send them our way."
      >
        <Button to="#share">Share the school</Button>
      </PageHead>
      <Share />
      <HowItWorks />
    </>
  );
}
