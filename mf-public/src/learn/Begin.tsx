import { island } from '@school/shared';
import { instrumentLabels } from '@school/shared/schemas/lessons';
import { school } from '@school/shared/site';
import { space } from '@school/shared/theme';
import { Cluster, Section, SplitHead, TextLink } from '@school/shared/ui';
import styled from 'styled-components';
import type { CourseLine } from '../content/offers';
import { afterAsking, afterBooking, afterRegistering } from '../content/registration';
import { FormWaiting } from '../parts/FormWaiting';
import { Way } from '../parts/Way';
import { whatsAppSchool } from '../parts/whatsAppSchool';
import { WhenOpened } from '../trial/WhenOpened';

interface FormProps {
  readonly course: CourseLine;
}

const RegisterForm = island<FormProps>(
  'RegisterForm',
  () => import('./RegisterForm').then((module) => module.RegisterForm),
  { when: 'used', fallback: <FormWaiting height="1800px" /> },
);
const FeesForm = island<FormProps>('FeesForm', () => import('./FeesForm').then((module) => module.FeesForm), {
  when: 'used',
  fallback: <FormWaiting height="860px" />,
});

const TrialForm = island<FormProps>(
  'TrialForm',
  () => import('../trial/TrialForm').then((module) => module.TrialForm),
  { when: 'load', fallback: <FormWaiting height="900px" /> },
);

const PlainTrial = island(
  'PlainTrial',
  () => import('../trial/PlainTrial').then((module) => module.PlainTrial),
  { when: 'never' },
);

/** Fields that neither an address nor the offer can preselect. */
const TRYING = ['student', 'guardian', 'email', 'phone', 'message'];
const REGISTERING = ['times', 'student', 'guardian', 'email', 'phone', 'message'];
const ASKING = ['name', 'email', 'phone', 'question'];

/** The forms for lessons, one open at a time: trial lesson, registration, question about the fee. */
export function Begin({ course }: FormProps) {
  return (
    <Section id="begin" ground="wine" aria-labelledby="begin-title">
      <SplitHead
        id="begin-title"
        size={2}
        title="Try, register, or ask first"
        lead="This form does not commit you to anything. You pay nothing until you have agreed on a lesson time and a fee."
      />
      <Ways>
        <Way
          id="trial"
          group="lesson-ways"
          instrument={course.id}
          title="Book a free trial lesson"
          line="Half an hour with a teacher, at a time that you choose. It costs nothing."
          steps={afterBooking}
          draft={{ key: `trial-${course.id}`, typed: TRYING }}
        >
          <noscript>
            <PlainTrial />
          </noscript>
          <WhenOpened>
            <TrialForm course={course} key={course.id} />
          </WhenOpened>
        </Way>
        <Way
          id="register"
          group="lesson-ways"
          title={`Register for ${instrumentLabels[course.id].toLowerCase()} lessons`}
          line="For yourself or for your child. It takes five minutes."
          steps={afterRegistering}
          draft={{ key: `register-${course.id}`, typed: REGISTERING }}
        >
          <RegisterForm course={course} key={course.id} />
        </Way>
        <Way
          id="fees"
          group="lesson-ways"
          title="Ask for the fee"
          line="It depends on the programme and on private or group lessons."
          steps={afterAsking}
          draft={{ key: `fees-${course.id}`, typed: ASKING }}
        >
          <FeesForm course={course} key={course.id} />
        </Way>
      </Ways>
      <Cluster gap="s6">
        <TextLink href={`tel:${school.phone}`}>Call {school.phoneLabel}</TextLink>
        <TextLink href={whatsAppSchool}>Ask on WhatsApp</TextLink>
      </Cluster>
    </Section>
  );
}

const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  margin-bottom: ${space.s6};
`;
