import { Button, TextLink } from '@school/shared/ui';
import { PageHead } from '../parts/PageHead';
import { Apply } from './Apply';
import { HowToApply } from './HowToApply';
import { Openings } from './Openings';

export function CareersPage() {
  return (
    <>
      <PageHead
        scene="careers"
        title="Work where the music is"
        lead="Some of us teach, some perform, some set up the hall. These positions are open now."
      >
        <Button to="#openings">See the open positions</Button>
        <TextLink to="#apply">Apply here</TextLink>
      </PageHead>
      <Openings />
      <HowToApply />
      <Apply />
    </>
  );
}
