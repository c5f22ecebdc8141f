import { media, space } from '@school/shared/theme';
import { Display, Segmented } from '@school/shared/ui';
import styled from 'styled-components';
import { setTexts } from '../content/sets';
import { DeskContext, hidesPiece, useDeskState } from '../desk/openPiece';
import { InstrumentPanel } from './InstrumentPanel';
import { InstrumentTabs } from './InstrumentTabs';
import { instruments, sets } from '@school/shared/competition';

/**
 * All pieces are in the HTML. Radio buttons select what CSS shows, so selecting works without a script, and
 * browsers without support show everything. The script opens pieces.
 */
export function RepertoireBrowser() {
  const desk = useDeskState();
  return (
    <DeskContext value={desk}>
      <Browser onChange={(event) => hidesPiece(event) && desk.close()}>
        <Head>
          <Display id="repertoire-title">Find your pieces</Display>
          <Segmented
            label="Repertoire set"
            hideLabel
            name="set"
            defaultValue={sets[0]}
            options={sets.map((set) => ({ value: set, label: <SetLabel {...setTexts[set]} /> }))}
          />
          {sets.map((set) => (
            <Note key={set} data-set={set}>
              {setTexts[set].note}
            </Note>
          ))}
        </Head>
        <InstrumentTabs />
        {instruments.map((instrument) => (
          <InstrumentPanel key={instrument} instrument={instrument} />
        ))}
      </Browser>
    </DeskContext>
  );
}

function SetLabel({ name, aside }: { readonly name: string; readonly aside?: string }) {
  return (
    <span>
      {name} {aside && <small>{aside}</small>}
    </span>
  );
}

/** Hides the content of an option that is not selected. */
const unless = (name: string, value: string): string =>
  `&:has(input[name='${name}'][value='${value}']:not(:checked)) [data-${name}='${value}'] { display: none; }`;

const Browser = styled.div`
  ${instruments.map((instrument) => unless('instrument', instrument)).join('')}
  ${sets.map((set) => unless('set', set)).join('')}
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s5} ${space.s10};
  align-items: end;
  small {
    margin-left: 6px;
    font-size: 0.9375rem;
    font-weight: 500;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: ${space.gutter};
  }
`;

const Note = styled.p`
  grid-column: 1 / -1;
  max-width: 46em;
`;
