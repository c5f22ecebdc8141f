import { island } from '@school/shared';
import { Text, TextLink } from '@school/shared/ui';
import { AdminOnly } from '../../../app/access/AdminOnly';
import { Part, PartTitle } from '../../../kit/page/Part';
import { List } from '../../../kit/list/List';
import { useListAddress } from '../../../kit/list/useListAddress';
import { useListOutboxQuery, useRepeatEffectsMutation } from '../api';
import { columns, filters, terms } from './outboxList';

const EffectDrawer = island('effect', () => import('./EffectDrawer').then((module) => module.EffectDrawer), {
  when: 'load',
  fallback: null,
});

/** Mails and other jobs that follow from what people do: what waits, what failed and why, and another try. */
export function Outbox() {
  return (
    // The list has room around it by itself.
    <section aria-labelledby="outbox">
      <Part as="div">
        <PartTitle id="outbox">Outbox and failed jobs</PartTitle>
        <Text size="small" muted>
          Mails and other jobs are tried again by themselves for about eight hours; what still fails waits
          here for you. A mail that was sent can be sent once more.
        </Text>
      </Part>
      <AdminOnly what="The outbox">
        <Effects />
      </AdminOnly>
    </section>
  );
}

function Effects() {
  const address = useListAddress(terms);
  const { search, filters: set, order, page, open } = address.asked;
  const result = useListOutboxQuery(
    { ...(search && { search }), ...set, order, page },
    { refetchOnMountOrArgChange: true },
  );
  const [repeat] = useRepeatEffectsMutation();
  return (
    <>
      <List
        what="jobs"
        {...{ address, result, columns, filters }}
        searchHint="Address or subject"
        rowKey={({ id }) => id}
        bulk={{
          options: [
            {
              value: 'again',
              label: 'Try again now',
              done: 'tried again',
              about:
                'Each is tried at once that failed, or waits after a try that failed. What was sent, or given up, is decided on one at a time.',
            },
          ],
          send: ({ selection, dry }) => repeat({ effectsRepeat: { selection, dry } }).unwrap(),
        }}
        exportPath="/staff/outbox/export"
        nothingYet={{
          title: 'Nothing was sent yet',
          children: 'The first mail stands here as soon as somebody does what it follows from.',
          action: <TextLink to="/">See the site as visitors do</TextLink>,
        }}
      />
      {open !== '' && <EffectDrawer id={open} onOpen={address.open} onClose={address.close} />}
    </>
  );
}
