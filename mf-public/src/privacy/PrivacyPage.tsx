import { island } from '@school/shared';
import { school } from '@school/shared/site';
import { Button, TextLink } from '@school/shared/ui';
import { TextHead } from '../parts/TextHead';

const Children = island('Children', () => import('./Children').then((module) => module.Children), {
  when: 'never',
});
const Stored = island('Stored', () => import('./Stored').then((module) => module.Stored), { when: 'never' });
const Elsewhere = island('Elsewhere', () => import('./Elsewhere').then((module) => module.Elsewhere), {
  when: 'never',
});

export function PrivacyPage() {
  return (
    <>
      <TextHead
        title="Privacy"
        lead="We store what you send us, use it only for that purpose, and never sell it. Write to us to see, correct or delete your data."
      >
        <Button href={`mailto:${school.email}?subject=What%20you%20store%20of%20me`}>
          Write to {school.email}
        </Button>
        <TextLink to="#children">Children’s data</TextLink>
      </TextHead>
      <Stored />
      <Children />
      <Elsewhere />
    </>
  );
}
