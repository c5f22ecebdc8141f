import {
  Button,
  EmailField,
  ErrorSummary,
  FieldPair,
  Fields,
  FormActions,
  Honeypot,
  PhoneField,
  SelectField,
  TextArea,
  TextField,
} from '@school/shared/ui';
import type { CourseLine } from '../content/offers';
import { FeeEnquirySent } from './FeeEnquirySent';
import { OfferedSelect } from './OfferedSelect';
import { offeredOf } from './offerOptions';
import { useFeeEnquiry } from './useFeeEnquiry';

const UNSURE = 'Not sure yet';

export function FeesForm({ course: { id, offer } }: { readonly course: CourseLine }) {
  const { form, field, submit, summary, sending, sent, startOver, levels } = useFeeEnquiry(id, offer);
  if (sent) return <FeeEnquirySent onAnother={startOver} />;
  return (
    <form noValidate method="post" action="/forms/askForFees" aria-labelledby="fees-title" onSubmit={submit}>
      <Fields>
        <ErrorSummary {...summary} />
        <FieldPair>
          <SelectField
            {...field('programme')}
            label="Programme"
            options={offeredOf(offer, 'programme')}
            placeholder="Please choose"
          />
          <OfferedSelect {...field('level')} label="Level" options={levels} placeholder={UNSURE} />
        </FieldPair>
        <FieldPair>
          <OfferedSelect
            {...field('classType')}
            label="Class type"
            options={offeredOf(offer, 'class_type')}
            placeholder={UNSURE}
          />
          <OfferedSelect
            {...field('mode')}
            label="Mode of study"
            options={offeredOf(offer, 'mode')}
            placeholder={UNSURE}
          />
        </FieldPair>
        <FieldPair>
          <TextField {...field('name')} label="Your name" autoComplete="name" />
          <EmailField {...field('email')} />
        </FieldPair>
        <PhoneField
          {...field('phone')}
          optional
          help="If you prefer a call. For example 024 412 3456, or with the country code."
        />
        <TextArea {...field('question')} label="Anything else you would like to know?" optional rows={3} />
        <Honeypot {...form.register('leaveEmpty')} />
        <input type="hidden" name="instrument" value={id} />
      </Fields>
      <FormActions
        privacy="all"
        next="We email you at once that we have your question. The registrar answers within two working days."
      >
        <Button type="submit" size="l" wide busy={sending} busyLabel="Sending …">
          Ask for the fee
        </Button>
      </FormActions>
    </form>
  );
}
