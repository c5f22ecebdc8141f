import { Text } from '@school/shared/ui';
import { Part, PartTitle } from '../../../kit/page/Part';
import { ExportButton } from '../../../kit/list/ExportButton';
import { PartHead } from './PartHead';

/** Who asked on the page of the event to hear of it: their addresses, to write to. */
export function Interest() {
  return (
    <Part aria-labelledby="interest">
      <PartHead>
        <PartTitle id="interest">Who wants to hear of the evening</PartTitle>
        <ExportButton what="addresses" path="/staff/ticket-interests/export" />
      </PartHead>
      <Text muted>
        Names and addresses of those who were not sure yet, each once. They were promised a word when there is
        news.
      </Text>
    </Part>
  );
}
