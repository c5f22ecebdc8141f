import { NOBODY_NAMED } from '@school/shared/schemas/stored/labels';
import { DateTime, DrawerPart, FactList } from '@school/shared/staff/detail';
import { defineDrawer } from '@school/shared/staff/drawer';
import { ActionButton, Status } from '@school/shared/staff/ui';
import { Cluster, VisuallyHidden } from '@school/shared/ui';
import { PersonLink } from '../../../kit/people/PersonLink';
import {
  useChangeInvitationMutation,
  useGetInvitationQuery,
  useReplaceInvitationMutation,
  type Invitation,
} from '../api';
import { saleLabels } from '../labels';
import { useTicketTypesText, validityText } from './describeInvitation';
import { invitationKinds, invitationLabels } from './labels';

export const InvitationDrawer = defineDrawer({
  what: 'invitation',
  kind: 'invitation',
  useEntry: (id, options) => useGetInvitationQuery({ id }, options),
  head: ({ name, code, state }) => ({
    title: name ?? NOBODY_NAMED,
    above: code,
    below: <Status kind={invitationKinds[state]}>{invitationLabels[state]}</Status>,
  }),
  actions: (invitation) => invitation.use !== 'used' && <InvitationActions invitation={invitation} />,
  body: (invitation) => <InvitationFacts invitation={invitation} />,
});

function InvitationFacts({ invitation }: { readonly invitation: Invitation }) {
  const typesText = useTicketTypesText();
  return (
    <DrawerPart title="Invitation">
      <FactList
        facts={[
          ['Sale', saleLabels[invitation.sale]],
          ['For', typesText(invitation.types)],
          ['Maximum tickets', invitation.maxTickets],
          ['Valid', validityText(invitation)],
          ['Email', invitation.email && <PersonLink key="person" email={invitation.email} />],
          ['Note', invitation.note],
          ['Invited', <DateTime key="at" value={invitation.createdAt} />],
        ]}
      />
    </DrawerPart>
  );
}

/** Replaces the code of an unused invitation, revokes the invitation, or restores it. */
function InvitationActions({ invitation }: { readonly invitation: Invitation }) {
  const { id, name, email, isRevoked } = invitation;
  const [replace] = useReplaceInvitationMutation();
  const [change] = useChangeInvitationMutation();
  const who = name ?? invitation.code;
  return (
    <Cluster gap="s2">
      {!isRevoked && (
        <ActionButton
          run={() => replace({ id }).unwrap()}
          done={({ code }) => `The new code for ${who} is ${code}.`}
          failed="The code was not replaced."
          confirm={{
            title: `Replace the code for ${who}?`,
            text: `The old code stops working at once. ${email ? `The new one is sent to ${email}.` : 'No email address is known, so please pass the new code on yourself.'}`,
            action: 'Replace code',
            busyLabel: 'Replacing',
          }}
        >
          Replace <VisuallyHidden>the code of {who}</VisuallyHidden>
        </ActionButton>
      )}
      <ActionButton
        run={() => change({ id, invitationChange: { isRevoked: !isRevoked } }).unwrap()}
        done={`The invitation of ${who} was ${isRevoked ? 'restored' : 'revoked'}.`}
        failed="The invitation was not changed."
        busyLabel="Changing"
        {...(!isRevoked && {
          confirm: {
            title: `Revoke the invitation of ${who}?`,
            text: 'The code stops working immediately. The guest is not notified. You can restore it later.',
            action: 'Revoke',
            busyLabel: 'Revoking',
          },
        })}
      >
        {isRevoked ? 'Restore' : 'Revoke'} <VisuallyHidden>the invitation of {who}</VisuallyHidden>
      </ActionButton>
    </Cluster>
  );
}
