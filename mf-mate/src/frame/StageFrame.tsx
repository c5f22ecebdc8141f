import { Night } from './Night';
import { StageContent, type StageProps } from './StageContent';

/** A page of the event besides the event itself. */
export function StageFrame(props: StageProps) {
  return (
    <Night>
      <StageContent {...props} />
    </Night>
  );
}
