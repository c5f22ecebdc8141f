import { media, space } from '@school/shared/theme';
import { Segmented, VisuallyHidden } from '@school/shared/ui';
import styled from 'styled-components';
import { instrumentTexts } from '../content/instruments';
import { setTexts } from '../content/sets';
import { BandPieces } from './BandPieces';
import { groundOf } from './ground';
import { bands, limitsLabel, piecesOf, sets, type Band, type Instrument } from '@school/shared/competition';

/** The repertoire of one instrument: bands, and pieces of both sets. */
export function InstrumentPanel({ instrument }: { readonly instrument: Instrument }) {
  const { name, ground } = instrumentTexts[instrument];
  const own: readonly Band[] = bands[instrument];
  return (
    <Panel data-instrument={instrument} {...groundOf(ground)}>
      <Choice>
        <Segmented
          label="Your age and grade band"
          name={`band-${instrument}`}
          defaultValue={own[0]}
          options={own.map((band) => ({ value: band, label: band }))}
        />
        {own.map((band) => (
          <p key={band} data-band={band}>
            {limitsLabel(band)}. One piece from each category.
          </p>
        ))}
      </Choice>
      {own.map((band) => (
        <div key={band} data-band={band}>
          {sets.map((set) => (
            <div key={set} data-set={set}>
              <VisuallyHidden as="h3">{`${name}, band ${band}, ${setTexts[set].name}`}</VisuallyHidden>
              <BandPieces {...{ instrument, set }} pieces={piecesOf(instrument, band)[set]} />
            </div>
          ))}
        </div>
      ))}
    </Panel>
  );
}

const allBands = [...new Set(Object.values(bands).flat())];

const Panel = styled.div`
  padding: clamp(${space.s5}, 2.4vw, 36px);
  ${allBands
    .map((band) => `&:has(input[value='${band}']:not(:checked)) [data-band='${band}'] { display: none; }`)
    .join('')}
`;

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: end;
  gap: ${space.s3} ${space.s6};
  margin-bottom: clamp(${space.s5}, 2.4vw, 36px);
  ${media.phone} {
    align-items: start;
    flex-direction: column;
  }
`;
