import { TextLink } from '@school/shared/ui';
import { EmptyArea } from '../access/EmptyArea';

export function RegistrationsPage() {
  return (
    <EmptyArea
      title="Registrations"
      none="No registration has come in"
      action={<TextLink to="/music-competition/register">See the registration as competitors do</TextLink>}
    >
      <p>
        A registration is one competitor with an instrument, a band and a piece. It stands here once it was
        sent on the competition’s registration page, the newest first.
      </p>
    </EmptyArea>
  );
}
