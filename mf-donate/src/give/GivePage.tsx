import { useParams } from '@school/shared';
import { OtherAppeals } from '../appeal/OtherAppeals';
import { appealAt, appeals } from '../content/appeals';
import { FiguresProvider } from '../figures/FiguresProvider';
import { Gifts } from '../landing/Gifts';
import { Giving } from './Giving';

export function GivePage() {
  const { projectId } = useParams();
  const appeal = appealAt(projectId);
  const others = appeals.filter((other) => other.kind === appeal.kind && other !== appeal);
  return (
    <FiguresProvider key={appeal.url}>
      <Giving appeal={appeal} />
      <Gifts />
      <OtherAppeals appeals={others} />
    </FiguresProvider>
  );
}
