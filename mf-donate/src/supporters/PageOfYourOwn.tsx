import { Grid, Section, SplitHead, Text, Title } from '@school/shared/ui';
import { foundation } from '../content/foundation';

const steps = [
  {
    title: 'Tell us your plan',
    text: 'Your name, the project, the sum that you want to reach, and why in a few sentences.',
  },
  {
    title: 'We publish your page',
    text: 'We read it first, and show your name only with your consent. You get the link.',
  },
  {
    title: 'Your friends give',
    text: 'They pay by mobile money or card and get a receipt. Your page shows how far you are.',
  },
];

/** How supporters get a page of their own. */
export function PageOfYourOwn() {
  return (
    <Section ground="sand" aria-labelledby="own-page">
      <SplitHead
        id="own-page"
        title="A page of your own"
        size={2}
        lead={
          <Text>
            Call {foundation.name}, <a href={`tel:${foundation.phone}`}>{foundation.phoneLabel}</a>,{' '}
            {foundation.hours}, or write to{' '}
            <a href={`mailto:${foundation.email}?subject=A%20page%20to%20raise%20money`}>
              {foundation.email}
            </a>
            .
          </Text>
        }
      />
      <Grid as="ol" columns={3} tablet={3} gap="s10">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <Title size={4}>{title}</Title>
            <Text>{text}</Text>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
