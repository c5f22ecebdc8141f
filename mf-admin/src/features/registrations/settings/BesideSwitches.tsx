import styled from 'styled-components';
import { space } from '@school/shared/theme';
import { besideRecord } from '../../../kit/detail/besideRecord';
import { useGetCompetitionSettingsQuery } from '../api';
import { settingsRecord } from './settingsRecord';

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
