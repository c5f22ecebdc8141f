import { island } from '@school/shared';
import { school } from '@school/shared/site';
import { Button, TextLink } from '@school/shared/ui';
import { TextHead } from '../parts/TextHead';

const Rules = island('Rules', () => import('./Rules').then((module) => module.Rules), { when: 'never' });
const Telling = island('Telling', () => import('./Telling').then((module) => module.Telling), {
  when: 'never',
});

export function SafeguardingPage() {
  return (
    <>
      <TextHead
        title="Safeguarding"
        lead="How we keep children safe in lessons, on stage and online: what everyone who works here agrees to, and who to tell."
      >
        <Button href={`tel:${school.phone}`}>Call {school.phoneLabel}</Button>
        <TextLink to="#telling">If something worries you</TextLink>
      </TextHead>
      <Rules />
      <Telling />
    </>
  );
}
