import { island } from '@school/shared';
import { Tile } from '@school/shared/art';
import { measure, media, space } from '@school/shared/theme';
import { Section, SplitHead } from '@school/shared/ui';
import styled from 'styled-components';
import type { CourseLine } from '../content/offers';
import { afterRegistering } from '../content/registration';
import { FormWaiting } from '../parts/FormWaiting';
import { NumberedSteps } from '../parts/NumberedSteps';
import { WithoutScript } from '../parts/WithoutScript';

const RegisterForm = island<{ readonly course: CourseLine }>(
  'RegisterForm',
  () => import('./RegisterForm').then((module) => module.RegisterForm),
  { when: 'load', fallback: <FormWaiting height="1800px" /> },
);

interface Props {
  readonly course: CourseLine;
  readonly name: string;
}

export function Register({ course, name }: Props) {
  return (
    <>
      <Section id="register" ground="wine" aria-labelledby="register-title">
        <SplitHead
          id="register-title"
          size={2}
          title={`Register for ${name.toLowerCase()} lessons`}
          lead="For yourself or for your child. What you send is a wish and not a contract: nothing is owed before you have said yes to an hour and a fee."
        />
        <NumberedSteps steps={afterRegistering} />
      </Section>
      <Section ground="sand" aria-label="Registration">
        <Columns>
          <Art>
            <Tile of={course.id} id={`register-${course.id}`} />
          </Art>
          <div>
            <WithoutScript what="the registrar answers by mail" />
            <RegisterForm course={course} key={course.id} />
          </div>
        </Columns>
      </Section>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  gap: ${space.s8} ${space.split};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Stays beside the form while it is filled in. */
const Art = styled.div`
  position: sticky;
  top: calc(${measure.header} + ${space.s6});
  ${media.tablet} {
    display: none;
  }
`;
