import { island } from '@school/shared';
import { Button, TextLink } from '@school/shared/ui';
import { Subscribe } from '../parts/Subscribe';
import { TextHead } from '../parts/TextHead';

const Questions = island('Questions', () => import('./Questions').then((module) => module.Questions), {
  when: 'never',
});

export function FaqPage() {
  return (
    <>
      <TextHead
        title="Questions and answers"
        lead="What parents and adult beginners ask us before they come. If your question is not here, write or call."
      >
        <Button to="/about#contact">Ask us</Button>
        <TextLink to="/learn">See the instruments</TextLink>
        <Subscribe />
      </TextHead>
      <Questions />
    </>
  );
}
