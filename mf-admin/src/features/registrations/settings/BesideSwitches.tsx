import styled from 'styled-components';
import { space } from '@school/shared/theme';
import { besideRecord } from '../../../kit/detail/besideRecord';
import type { OpenRecord } from '../../../kit/versions/seenVersions';
import { useGetCompetitionSettingsQuery } from '../api';

/** Who else is at the competition's settings, on the line of the heading of all switches. */
export function BesideSwitches() {
  const { refetch } = useGetCompetitionSettingsQuery();
  const Beside = besideRecord();
  if (!Beside) return null;
  return (
    <Here>
      <Beside record={settingsRecord} what="switch" refetch={refetch} />
    </Here>
  );
}

/** What it keeps free below itself is not wanted there. */
const Here = styled.div`
  margin-bottom: calc(-1 * ${space.s4});
`;

/** The one row of settings; its address names no id. */
export const settingsRecord: OpenRecord = { kind: 'competition-settings', id: '1', parts: ['settings'] };
