import { Night } from './Night';
import { StageContent, type StageProps } from './StageContent';

/** The frame of a secondary page of the event. */
export function StageFrame(props: StageProps) {
  return (
    <Night>
      <StageContent {...props} />
    </Night>
  );
}
