import { useParams } from '@school/shared';
import { appealAt, appeals } from '../content/appeals';
import { DonorWall } from '../donors/DonorWall';
import { FiguresProvider } from '../figures/FiguresProvider';
import { About } from './About';
import { AppealHead } from './AppealHead';
import { HowFar } from './HowFar';
import { OtherAppeals } from './OtherAppeals';

export function AppealPage() {
  const { url } = useParams();
  const appeal = appealAt(url);
  const others = appeals.filter((other) => other.kind === appeal.kind && other !== appeal);
  return (
    <FiguresProvider key={appeal.url}>
      <AppealHead appeal={appeal} />
      <HowFar appeal={appeal} />
      <About appeal={appeal} />
      <DonorWall appeal={appeal} />
      <OtherAppeals appeals={others} />
    </FiguresProvider>
  );
}
