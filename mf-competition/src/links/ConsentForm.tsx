import { countingDay, instrumentNames, type Instrument } from '@school/shared/competition';
import { formatDate } from '@school/shared/format';
import { useApiMutation, useSchoolForm } from '@school/shared/form';
import type { GuardianConsent } from '@school/shared/schemas/competition';
import { space } from '@school/shared/theme';
import { Button, CheckboxField, ErrorSummary, Fields, FormActions, Text, TextField } from '@school/shared/ui';
import styled from 'styled-components';
import type { ConsentDetails } from '../api';
import { guardianAgreesTo } from '@school/shared/schemas/pictures';
import { PanelBody } from '../panel/PanelBody';
import { PanelHead } from '../panel/PanelHead';
import type { ConsentFields } from './consentDraft';
import { PicturesChoice } from './PicturesChoice';

interface Props {
  readonly token: string;
  readonly asked: ConsentDetails;
  readonly onGiven: () => void;
}

/** The consent of a guardian and, separately, the permission to publish pictures. */
export function ConsentForm({ token, asked, onGiven }: Props) {
  const give = useApiMutation(() =>
    import('../api').then(({ endpoints }) => endpoints.giveCompetitionConsent),
  );
  const { field, submit, summary, sending } = useSchoolForm<ConsentFields, GuardianConsent>({
    schema: () => import('./consentDraft').then(({ consentDraft }) => consentDraft(token)),
    defaults: { name: asked.guardian, agrees: false, pictures: '' },
  });
  const { competitor, number, instrument, band, until } = asked;
  return (
    <>
      <PanelHead
        title="Do you agree?"
        lead={`${competitor} has entered the Music Competition (${instrumentNames[instrument as Instrument]}, band ${band}, entry ${number}) and named you as parent or guardian.`}
      />
      <PanelBody aria-label="What you agree to">
        <Text>
          A competitor who is under 18 on {formatDate(countingDay)} needs the consent of a parent or guardian.
          The entry waits for you until {formatDate(until)}. You agree that {competitor}:
        </Text>
        <List>
          {guardianAgreesTo.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </List>
        <form
          noValidate
          method="dialog"
          aria-labelledby="panel-title"
          onSubmit={submit(async (guardianConsent) => {
            await give({ guardianConsent });
            onGiven();
          })}
        >
          <Fields>
            <ErrorSummary {...summary} />
            <TextField label="Your name" autoComplete="name" {...field('name')} />
            <CheckboxField label="I am the parent or guardian, and I agree." {...field('agrees')} />
            <PicturesChoice {...field('pictures')} />
          </Fields>
          <FormActions
            privacy="children"
            next="If you do not agree, do nothing. We then do not accept the entry."
          >
            <Button type="submit" tone="ink" size="l" busy={sending} busyLabel="One moment …">
              Agree
            </Button>
          </FormActions>
        </form>
      </PanelBody>
    </>
  );
}

const List = styled.ul`
  margin-block: ${space.s4} ${space.s8};
  padding-left: 1.2em;
  list-style: disc;
  li {
    padding-block: ${space.s1};
  }
`;
