import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { Certificate } from '@school/shared/certificate';
import { roundNames, type Instrument } from '@school/shared/competition';
import { Loaded } from '@school/shared/staff/forms';
import { space } from '@school/shared/theme';
import { EmptyState, SelectField, Skeleton, TextField } from '@school/shared/ui';
import type { CompetitionRound } from '../../../kit/competition/api';
import { partOf } from '../../../kit/competition/format';
import { useListCompetitionCertificatesQuery } from './api';
import { certificatesOf } from './printRules';
import { PrintTools } from './PrintTools';

const today = () => new Date().toISOString().slice(0, 10);

/** The certificates of entries whose last round this was, or of prize winners only. */
export function Certificates({ round }: { readonly round: CompetitionRound }) {
  const [part, setPart] = useState('');
  const [who, setWho] = useState('');
  const [date, setDate] = useState(today);
  const result = useListCompetitionCertificatesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Loaded what="certificates" result={result} height={480}>
      {(all) => {
        const ofRound = certificatesOf(all, { round });
        const chosen = certificatesOf(ofRound, { part, placedOnly: who === 'placed' });
        const parts = [...new Set(ofRound.map(partOf))];
        return (
          <>
            <PrintTools
              what="certificates"
              words={chosen.length === 1 ? 'One A4 page.' : `${chosen.length} A4 pages.`}
            >
              <SelectField
                name="part"
                label="Band"
                placeholder="All bands"
                value={part}
                options={parts.map((value) => ({ value, label: value }))}
                onChange={({ target }) => setPart(target.value)}
              />
              <SelectField
                name="who"
                label="For"
                placeholder="All participants"
                value={who}
                options={[{ value: 'placed', label: 'Prize winners' }]}
                onChange={({ target }) => setWho(target.value)}
              />
              <TextField
                name="date"
                label="Date shown"
                type="date"
                value={date}
                onChange={({ target }) => setDate(target.value || today())}
              />
            </PrintTools>
            {chosen.length === 0 && (
              <EmptyState title="No certificates for this round" level={2}>
                Certificates are listed under the last round of each competitor. Choose another round than{' '}
                {roundNames[round].toLowerCase()}.
              </EmptyState>
            )}
            <Suspense fallback={<Skeleton height="480px" />}>
              <All>
                {chosen.map(({ id, name, instrument, band, place }) => (
                  <Certificate
                    key={id}
                    name={name}
                    instrument={instrument as Instrument}
                    band={band}
                    place={place}
                    date={date}
                  />
                ))}
              </All>
            </Suspense>
          </>
        );
      }}
    </Loaded>
  );
}

const All = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s5};
`;
