import { Button, Cluster, TextLink } from '@school/shared/ui';
import { boxOffice } from '../content/event';
import { mailTo, whatsAppTo } from '../order/links';

interface Props {
  readonly subject: string;
  /** What is asked for, if the page knows it. */
  readonly wish?: string;
}

/** Ways to hand a code to the box office, with the message begun. */
export function CodeWays({ subject, wish = '' }: Props) {
  const message = `${subject}\n\nMy code: \nWhat I would like: ${wish}\nMy name: `;
  return (
    <Cluster gap="s4">
      <Button tone="gold" href={whatsAppTo(message)}>
        Send my code by WhatsApp
      </Button>
      <Button tone="paper" href={mailTo(boxOffice.email, subject, message)}>
        By mail
      </Button>
      <TextLink plain href={`tel:${boxOffice.phone}`}>
        {boxOffice.phoneLabel}
      </TextLink>
    </Cluster>
  );
}
