import { island } from '@school/shared';
import { school } from '@school/shared/site';
import { Button, Section, SplitHead, TextLink } from '@school/shared/ui';
import { afterApplying } from '../content/bursaries';
import { FormWaiting } from '../parts/FormWaiting';
import { TextHead } from '../parts/TextHead';
import { Way } from '../parts/Way';

const Rounds = island('Rounds', () => import('./Rounds').then((module) => module.Rounds), {
  when: 'visible',
});
const About = island('About', () => import('./About').then((module) => module.About), { when: 'never' });
const BursaryForm = island(
  'BursaryForm',
  () => import('./BursaryForm').then((module) => module.BursaryForm),
  { when: 'used', fallback: <FormWaiting height="660px" /> },
);

const DRAFT = { key: 'bursary', typed: ['name', 'email', 'phone', 'message'] };

export function BursariesPage() {
  return (
    <>
      <TextHead
        title="Bursaries"
        lead="Help with the fee, for children and adults. It comes from the music foundation and its donors."
      >
        <Button to="#apply">Apply for a bursary</Button>
        <TextLink href={`tel:${school.phone}`}>Call {school.phoneLabel}</TextLink>
      </TextHead>
      <Rounds />
      <About />
      <Section id="form" ground="wine" aria-labelledby="form-title">
        <SplitHead
          id="form-title"
          size={2}
          title="Ask for help with the fee"
          lead="The office receives what you write. The director and the foundation decide. We do not tell your teacher."
        />
        <Way
          id="apply"
          group="bursary-ways"
          instrument="violin"
          title="Apply for a bursary"
          line="It takes five minutes, and you need no papers for it."
          steps={afterApplying}
          draft={DRAFT}
        >
          <BursaryForm />
        </Way>
      </Section>
    </>
  );
}
