import { useState } from 'react';
import styled from 'styled-components';
import { Part } from '@school/shared/staff/page';
import { space } from '@school/shared/theme';
import { Segmented } from '@school/shared/ui';
import { RoundChoice } from '../../../kit/competition/RoundChoice';
import { RegistrationsFrame } from '../RegistrationsFrame';
import { useRound } from '../useRound';
import { Certificates } from './Certificates';
import { JurySheets } from './JurySheets';
import { Programme } from './Programme';

const prints = { programme: 'Programme', sheets: 'Jury sheets', certificates: 'Certificates' } as const;

type Printed = keyof typeof prints;

const shown = { programme: Programme, sheets: JurySheets, certificates: Certificates } as const;

/** Programme, jury sheets and certificates of a round, shown as printed. */
function Print() {
  const [round, choose] = useRound();
  const [what, setWhat] = useState<Printed>('programme');
  const Shown = shown[what];
  return (
    <Part>
      <Choices>
        <Segmented
          label="What to print"
          hideLabel
          name="what"
          value={what}
          options={Object.entries(prints).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => setWhat(target.value as Printed)}
        />
        <RoundChoice round={round} onChoose={choose} />
      </Choices>
      <Shown round={round} />
    </Part>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3} ${space.s5};
  > :last-child {
    flex: 0 1 360px;
  }
`;

export function PrintPage() {
  return (
    <RegistrationsFrame page="print">
      <Print />
    </RegistrationsFrame>
  );
}
