import { island } from '@school/shared';
import { school } from '@school/shared/site';
import { Button, Section, TextLink } from '@school/shared/ui';
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
      <Section id="form" ground="wine" aria-label="Apply">
        <Way
          id="apply"
          group="bursary-ways"
          instrument="violin"
          title="Apply for a bursary"
          line="It takes five minutes. What you write stays with the director and the foundation."
          steps={afterApplying}
          draft={DRAFT}
        >
          <BursaryForm />
        </Way>
      </Section>
    </>
  );
}
