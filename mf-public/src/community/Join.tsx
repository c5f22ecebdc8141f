import { deferred } from '@school/shared';
import { media, space } from '@school/shared/theme';
import { Display, Lead, Section } from '@school/shared/ui';
import styled from 'styled-components';
import { FormWaiting } from '../parts/FormWaiting';
import { WithoutScript } from '../parts/WithoutScript';

const JoinForm = deferred(
  'JoinForm',
  () => import('./JoinForm').then((module) => module.JoinForm),
  <FormWaiting height="620px" />,
);

export function Join() {
  return (
    <Section id="join" ground="card" aria-labelledby="join-title">
      <Columns>
        <div>
          <Display id="join-title" size={2}>
            Count me in
          </Display>
          <Lead>
            Two answers and a press in our letter, and you are a member. We use your address for our letters
            and nothing else.
          </Lead>
          <WithoutScript what="we add you by hand" />
        </div>
        <JoinForm />
      </Columns>
    </Section>
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
