import { useApiMutation } from '@school/shared/form';
import { LinkRequestForm } from '@school/shared/form/link-request';
import { entryLinksSent } from '@school/shared/schemas/sent';

export function LostLinkForm() {
  const mail = useApiMutation(() => import('../api').then(({ endpoints }) => endpoints.mailEntryLinks));
  return (
    <LinkRequestForm
      operation="mailEntryLinks"
      ask={(entryLinksRequest) => mail({ entryLinksRequest })}
      draftKey="competition-lost-link"
      idPrefix="lost-link-"
      title="Lost the link?"
      label="The email address of the entry"
      button="Email me the link"
      tone="ink"
      done={entryLinksSent}
    />
  );
}
