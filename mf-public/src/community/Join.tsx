import { ErrorBoundary } from '@school/shared';
import { media, space } from '@school/shared/theme';
import { Display, Lead, Loading, Section, Skeleton, Text } from '@school/shared/ui';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { contact } from '../content/contact';
import { joinForm, joinFormAnew } from './joinFormWhenNeeded';

export function Join() {
  const [JoinForm, setJoinForm] = useState(joinForm);
  return (
    <Section id="join" ground="card" aria-labelledby="join-title">
      <Columns>
        <div>
          <Display id="join-title" size={2}>
            Count me in
          </Display>
          <Lead>Two answers and you are a member. We use your address for our letters and nothing else.</Lead>
          <noscript>
            <Text>
              The form needs JavaScript. Without it, write to{' '}
              <a href={`mailto:${contact.email}`}>{contact.email}</a> and we add you by hand.
            </Text>
          </noscript>
        </div>
        <ErrorBoundary app="mf-public" onRetry={() => setJoinForm(joinFormAnew)}>
          <Suspense fallback={<Waiting />}>
            <JoinForm />
          </Suspense>
        </ErrorBoundary>
      </Columns>
    </Section>
  );
}

function Waiting() {
  return (
    <Loading label="Loading the form">
      <Skeleton height="620px" />
    </Loading>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: ${space.s8} ${space.split};
  align-items: start;
  h2 + p {
    margin-block: ${space.s5};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
