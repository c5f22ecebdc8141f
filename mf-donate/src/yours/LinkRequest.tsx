import { useApiMutation } from '@school/shared/form';
import { LinkRequestForm } from '@school/shared/form/link-request';
import { donorLinkSent } from '@school/shared/schemas/sent';

/** Asks for the link by an email address. */
export function LinkRequest() {
  const ask = useApiMutation(() => import('./api').then(({ endpoints }) => endpoints.requestDonorLink));
  return (
    <LinkRequestForm
      operation="requestDonorLink"
      ask={(donorLinkRequest) => ask({ donorLinkRequest })}
      draftKey="donor-link"
      title="Ask for your link"
      label="The email address that you gave with"
      button="Email me the link"
      done={donorLinkSent}
    />
  );
}
