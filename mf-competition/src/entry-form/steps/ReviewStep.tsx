import { useWatch } from '@school/shared/form';
import { color, line, media, space, type as voice } from '@school/shared/theme';
import { Money, Notice, Text, TextLink, VisuallyHidden } from '@school/shared/ui';
import styled from 'styled-components';
import { entryPath } from '../../panel/paths';
import { useEntering } from '../flow/EntryContext';
import { answersOf, type EntryFields, type Step } from '@school/shared/competition/entry';
import { useStepsOfEntry } from '../flow/StepsContext';

/** All answers, each with a link to change it. */
export function ReviewStep() {
  const { school, changed, fee } = useEntering();
  const { steps, show } = useStepsOfEntry();
  const fields = useWatch({ control: school.form.control }) as EntryFields;
  return (
    <>
      {fields.entryKey !== '' && (
        <Notice title="We have your entry">
          The fee is not paid yet: use the button below. You can also pay later, with{' '}
          <TextLink plain to={entryPath(fields.entryKey)}>
            the link to your entry
          </TextLink>
          .
        </Notice>
      )}
      <List>
        {steps
          .filter(({ id }) => id !== 'review')
          .map((step) => (
            <div key={step.id}>
              <dt>{step.name}</dt>
              <dd>
                <Answers step={step} fields={fields} />
              </dd>
              <dd>
                <TextLink plain onClick={() => show(step.id, { fromReview: true })}>
                  Change<VisuallyHidden>{` ${step.name}`}</VisuallyHidden>
                </TextLink>
              </dd>
            </div>
          ))}
        {!changed && (
          <div>
            <dt>To be paid</dt>
            <dd>
              <b>
                <Money pesewas={fee} />
              </b>
            </dd>
          </div>
        )}
      </List>
    </>
  );
}

function Answers({ step, fields }: { readonly step: Step; readonly fields: EntryFields }) {
  const { changed, uploads } = useEntering();
  const answers = answersOf(step.id, fields);
  if (answers.length > 0) return answers.map((answer) => <span key={answer}>{answer}</span>);
  const [field = ''] = step.fields;
  if (!field.startsWith('papers.')) return <Text muted>nothing</Text>;
  const upload = uploads[field.replace('papers.', '') as keyof typeof uploads];
  if (upload.onCancel) return <span>{upload.note}</span>;
  if (upload.error) return <span>{upload.error}</span>;
  const kind = field.replace('papers.', '').replace('proofOfAge', 'proof_of_age');
  const onFile = changed?.papers.find((paper) => paper.kind === kind);
  return <span>{onFile ? (onFile.fileName ?? onFile.link) : 'comes later'}</span>;
}

const List = styled.dl`
  border-bottom: ${line.hair} solid ${color.rule};
  > div {
    display: grid;
    grid-template-columns: minmax(0, 9em) minmax(0, 1fr) auto;
    gap: 0 ${space.s5};
    align-items: start;
    padding-block: ${space.s3};
    border-top: ${line.hair} solid ${color.rule};
  }
  dt {
    padding-top: 10px;
    ${voice.label}
  }
  dd:nth-of-type(1) {
    padding-top: 10px;
  }
  dd > span {
    display: block;
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    > div {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    dt {
      grid-column: 1;
    }
    dd:nth-of-type(1) {
      grid-column: 1;
      grid-row: 2;
      padding: 0;
    }
    dd:nth-of-type(2) {
      grid-row: 1 / span 2;
    }
  }
`;
