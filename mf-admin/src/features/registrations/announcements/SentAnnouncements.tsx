import styled from 'styled-components';
import { formatDateTime } from '@school/shared/format';
import { FactList } from '@school/shared/staff/detail';
import { Loaded } from '@school/shared/staff/forms';
import {
  answered,
  isNarrowed,
  NothingFound,
  onlyPeriod,
  Pager,
  PeriodBar,
  useListAddress,
} from '@school/shared/staff/list';
import { Part, PartTitle } from '@school/shared/staff/page';
import { color, measure, space } from '@school/shared/theme';
import { Text } from '@school/shared/ui';
import { useListCompetitionAnnouncementsQuery, type SentAnnouncement } from '../api';
import { describeGroup } from './describeGroup';

// No `defineStaffList`: texts to read in order, without columns, search or a drawer.
/** Sent announcements with sender, date, recipients and text. */
export function SentAnnouncements() {
  const address = useListAddress(onlyPeriod);
  const { filters, page } = address.query;
  const result = useListCompetitionAnnouncementsQuery(
    { ...filters, page },
    { refetchOnMountOrArgChange: true },
  );
  const isNothingYet = result.currentData?.total === 0 && !isNarrowed(address.query);
  return (
    <Part aria-labelledby="sent-announcements">
      <PartTitle id="sent-announcements">Sent announcements</PartTitle>
      {!isNothingYet && <PeriodBar address={address} />}
      <Loaded what="announcements" result={answered(result)} height={240}>
        {(sent) =>
          isNothingYet ? (
            <Text muted>No announcements yet.</Text>
          ) : sent.total === 0 ? (
            <NothingFound what="announcements" onClear={() => address.change({ filters: {} })} />
          ) : (
            <Sent>
              <ol>
                {sent.rows.map((announcement) => (
                  <One key={announcement.id} announcement={announcement} />
                ))}
              </ol>
              {sent.total > sent.perPage && (
                <Pager what="announcements" page={sent} onGo={(next) => address.change({ page: next })} />
              )}
            </Sent>
          )
        }
      </Loaded>
    </Part>
  );
}

function One({ announcement }: { readonly announcement: SentAnnouncement }) {
  const { subject, text, filter, entries, actor, sentAt } = announcement;
  return (
    <li>
      <h3>{subject}</h3>
      <FactList
        facts={[
          ['Sent', `${formatDateTime(sentAt)} UTC`],
          ['By', actor],
          ['To', `${describeGroup(filter)}: ${entries === 1 ? '1 entry' : `${entries} entries`}`],
        ]}
      />
      <details>
        <summary>Message</summary>
        <Message>{text}</Message>
      </details>
    </li>
  );
}

const Sent = styled.div`
  max-width: ${measure.form};
  li {
    padding-block: ${space.s4};
    border-top: 1px solid ${color.rule};
  }
  h3 {
    margin-bottom: ${space.s2};
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  summary {
    display: inline-flex;
    align-items: center;
    min-height: ${measure.target};
    font-weight: 650;
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 0.28em;
  }
`;

const Message = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
