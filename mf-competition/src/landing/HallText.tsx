import { competitionFacts } from '@school/shared/competition';
import { useContent } from '@school/shared/content/use';
import { space } from '@school/shared/theme';
import { Text } from '@school/shared/ui';

/** Where the auditions are, and how to choose a time. */
export function HallText() {
  return (
    <Text style={{ marginTop: space.s6 }}>
      {useContent(competitionFacts).venue}. Warm-up rooms on the ground floor, step-free from the street to
      the stage. Here you see which times are still free. You choose yours when you register.
    </Text>
  );
}
