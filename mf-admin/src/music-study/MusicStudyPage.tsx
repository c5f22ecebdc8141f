import { TextLink } from '@school/shared/ui';
import { EmptyArea } from '../access/EmptyArea';

export function MusicStudyPage() {
  return (
    <EmptyArea
      title="Music study"
      none="Nobody has asked for lessons"
      action={<TextLink to="/learn">See the lessons as visitors do</TextLink>}
    >
      <p>
        Somebody who asks for lessons names an instrument, a level, a programme and a place. The request
        stands here with an instructor and a time, once one is given.
      </p>
    </EmptyArea>
  );
}
