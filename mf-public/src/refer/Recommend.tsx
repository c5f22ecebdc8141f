import { deferred } from '@school/shared';
import { media, space } from '@school/shared/theme';
import { Display, Lead, Section } from '@school/shared/ui';
import styled from 'styled-components';
import { FormWaiting } from '../parts/FormWaiting';
import { WithoutScript } from '../parts/WithoutScript';

const ReferForm = deferred(
  'ReferForm',
  () => import('./ReferForm').then((module) => module.ReferForm),
  <FormWaiting height="860px" />,
);

export function Recommend() {
  return (
    <Section id="recommend" ground="card" aria-labelledby="recommend-title">
      <Columns>
        <div>
          <Display id="recommend-title" size={2}>
            We write, you say why
          </Display>
          <Lead>
            One letter to your friend with your words in it, one to you with a link of your own. Once they are
            sent, we keep neither address.
          </Lead>
          <WithoutScript what="we write to your friend by hand" />
        </div>
        <ReferForm />
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
