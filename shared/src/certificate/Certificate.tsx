import styled from 'styled-components';
import { lazyArt, Mark } from '../art';
import { competitionFacts, countingDay, instrumentNames, type Instrument } from '../competition';
import { useContent } from '../content/use';
import { school } from '../site';
import { color, font, line, type } from '../theme';
import { DateText } from '../ui';
import { clothBox } from './clothBox';
import { PrintedAlone } from './PrintedAlone';
import { mm, sheetSize } from './sheetSize';

export interface CertificateProps {
  /** The name to print. */
  readonly name: string;
  readonly instrument: Instrument;
  readonly band: string;
  /** The prize; null for a participant without one. */
  readonly place: number | null;
  /** The printed date; ISO 8601. */
  readonly date: string;
}

const prizes: Readonly<Record<number, string>> = { 1: 'First prize', 2: 'Second prize', 3: 'Third prize' };

const Cloth = lazyArt<{ readonly of: Instrument }>(() => import('./cloth.draw').then((m) => m.cloth), {
  ratio: clothBox.width / clothBox.height,
});

/**
 * Shows a certificate: an A4 sheet in landscape, white in dark mode too. A page with certificates prints only these,
 * one per sheet, even when the browser does not print backgrounds. It fills the given width and keeps the sheet's
 * proportions.
 */
export function Certificate({ name, instrument, band, place, date }: CertificateProps) {
  const { venue } = useContent(competitionFacts);
  const prize = place === null ? undefined : prizes[place];
  return (
    <Box data-certificate>
      <PrintedAlone />
      <Sheet>
        <Hanging of={instrument} />
        <Body>
          <School>
            <SchoolMark />
            <span>
              {school.nameLines[0]}
              <br />
              {school.nameLines[1]}
            </span>
          </School>
          <div>
            <Occasion>Music Competition {countingDay.slice(0, 4)}</Occasion>
            <Prize>{prize ?? 'Certificate of participation'}</Prize>
          </div>
          <div>
            <Small>{prize ? 'awarded to' : 'This is to certify that'}</Small>
            <Name $isLong={name.length > 26}>{name}</Name>
            <Small>
              {prize ? 'for' : 'took part in'} {instrumentNames[instrument]}, band {band}, before the judges
              in the {venue}
            </Small>
          </div>
          <Foot>
            <Signed>
              <DateText value={date} />
            </Signed>
            <Signed>For the judges</Signed>
            <Signed>For the school</Signed>
          </Foot>
        </Body>
      </Sheet>
    </Box>
  );
}

const Box = styled.article`
  container-type: inline-size;
  max-width: ${sheetSize.width * 4}px;
`;
const Sheet = styled.div`
  display: grid;
  grid-template-columns: ${mm(70)} minmax(0, 1fr);
  gap: ${mm(15)};
  width: 100%;
  aspect-ratio: ${sheetSize.width} / ${sheetSize.height};
  padding: ${mm(13)} ${mm(18)} ${mm(13)} ${mm(16)};
  overflow: hidden;
  background: ${color.card};
  color: ${color.ink};
  outline: ${line.hair} solid ${color.rule};
  outline-offset: -${line.hair};
`;
const Hanging = styled(Cloth)`
  align-self: start;
`;
const Body = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto auto;
  gap: ${mm(9)};
  align-items: center;
  min-width: 0;
`;
const School = styled.p`
  display: flex;
  gap: ${mm(4)};
  align-items: center;
  margin: 0;
  font-family: ${font.display};
  font-size: ${mm(5)};
  font-weight: 700;
  line-height: 1.05;
`;
const SchoolMark = styled(Mark)`
  width: ${mm(12)};
`;
const Occasion = styled.p`
  margin: 0 0 ${mm(3)};
  font-family: ${font.display};
  font-size: ${mm(6)};
  font-weight: 650;
`;
const Prize = styled.h2`
  ${type.display}
  margin: 0;
  font-size: ${mm(25)};
`;
const Small = styled.p`
  margin: 0;
  font-size: ${mm(5)};
  line-height: 1.4;
`;
const Name = styled.h3<{ $isLong: boolean }>`
  ${type.title}
  margin: ${mm(2)} 0 ${mm(3)};
  font-size: ${({ $isLong }) => mm($isLong ? 10 : 14)};
  overflow-wrap: anywhere;
`;
const Foot = styled.div`
  display: grid;
  grid-template-columns: 3fr 4fr 4fr;
  gap: ${mm(8)};
  padding-top: ${mm(12)};
`;
const Signed = styled.p`
  margin: 0;
  padding-top: ${mm(2)};
  border-top: ${mm(0.4)} solid ${color.ink};
  font-size: ${mm(4.4)};
`;
