import styled from 'styled-components';
import { BesideRecord, type OpenRecord } from '@school/shared/staff';
import { space } from '@school/shared/theme';
import { useGetCompetitionSettingsQuery } from '../api';

/** Shows who else has the competition's settings open, beside the heading of all switches. */
export function BesideSwitches() {
  const { refetch } = useGetCompetitionSettingsQuery();
  return (
    <Here>
      <BesideRecord record={settingsRecord} what="switch" refetch={refetch} />
    </Here>
  );
}

/** Without its own margin. */
const Here = styled.div`
  margin-bottom: calc(-1 * ${space.s4});
`;

/** There is one row of settings, without an id in its address. */
export const settingsRecord: OpenRecord = { kind: 'competition-settings', id: '1', parts: ['settings'] };
