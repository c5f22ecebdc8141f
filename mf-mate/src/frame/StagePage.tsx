import { Night } from './Night';
import { StageContent, type StageProps } from './StageContent';

/** A page of the event besides the event itself. */
export function StagePage(props: StageProps) {
  return (
    <Night>
      <StageContent {...props} />
    </Night>
  );
}
