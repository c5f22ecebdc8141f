import { island } from '@school/shared';
import { Display, Lead, Section } from '@school/shared/ui';
import { FormColumns } from '../parts/FormColumns';
import { FormWaiting } from '../parts/FormWaiting';
import { WithoutScript } from '../parts/WithoutScript';

const ReferForm = island('ReferForm', () => import('./ReferForm').then((module) => module.ReferForm), {
  when: 'load',
  fallback: <FormWaiting height="860px" />,
});

export function Recommend() {
  return (
    <Section id="recommend" ground="card" aria-labelledby="recommend-title">
      <FormColumns>
        <div>
          <Display id="recommend-title" size={2}>
            We write, you say why
          </Display>
          <Lead>
            One letter to your friend with your words in it, one to you with a link of your own. Once they are
            sent, neither address stays, only a fingerprint that tells us not to write to your friend again
            within a month.
          </Lead>
          <WithoutScript what="we write to your friend by hand" />
        </div>
        <ReferForm />
      </FormColumns>
    </Section>
  );
}
