import { island } from '@school/shared';
import { space } from '@school/shared/theme';
import { Section, SplitHead } from '@school/shared/ui';
import styled from 'styled-components';
import { book, perform } from '../content/showcase';
import { FormWaiting } from '../parts/FormWaiting';
import { Way } from '../parts/Way';

const PerformForm = island(
  'PerformForm',
  () => import('./PerformForm').then((module) => module.PerformForm),
  { when: 'used', fallback: <FormWaiting height="1500px" /> },
);
const BookForm = island('BookForm', () => import('./BookForm').then((module) => module.BookForm), {
  when: 'used',
  fallback: <FormWaiting height="1900px" />,
});

const PERFORMING = {
  key: 'perform',
  typed: ['stageName', 'kind', 'category', 'place', 'about', 'recordings', 'contactName', 'email', 'phone'],
};
const BOOKING = {
  key: 'book',
  typed: [
    'occasion',
    'date',
    'place',
    'guests',
    'music',
    'performers',
    'budget',
    'message',
    'name',
    'email',
    'phone',
  ],
};

/** Two forms: guests on our stage, and our performers elsewhere. */
export function Showcase() {
  return (
    <Section id="showcase" ground="indigo" aria-labelledby="showcase-title">
      <SplitHead
        stacked
        id="showcase-title"
        title="Play here, or have us play for you"
        lead="The artist showcase: guest musicians play on our stage, and our musicians play at your event."
      />
      <Ways>
        <Way id="perform" draft={PERFORMING} group="showcase-ways" {...perform}>
          <PerformForm />
        </Way>
        <Way id="book" draft={BOOKING} group="showcase-ways" {...book}>
          <BookForm />
        </Way>
      </Ways>
    </Section>
  );
}

const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s5};
`;
