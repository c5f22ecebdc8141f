import { Notice, TextLink } from '@school/shared/ui';
import { foundation } from '../content/giving';

/** Money came that does not fit the gift. */
export function WrongSum() {
  return (
    <Notice tone="warning" title="The money that came does not fit this gift" live>
      Please do not pay again. The office has been told, looks at it, and writes to you. You can also ring{' '}
      <TextLink plain href={`tel:${foundation.phone}`}>
        {foundation.phoneWords}
      </TextLink>
      .
    </Notice>
  );
}
