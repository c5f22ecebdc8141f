import styled from 'styled-components';
import { Link } from '@school/shared';
import { Mark } from '@school/shared/art';
import { school } from '@school/shared/site';
import { font, measure, space } from '@school/shared/theme';

/** The school's mark and name, linking to the public home page. */
export function HomeMark() {
  return (
    <Home to="/" aria-label={`${school.name}: home`}>
      <Sign />
      <b>
        {school.nameLines[0]}
        <br />
        {school.nameLines[1]}
      </b>
    </Home>
  );
}

const Home = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space.s3};
  min-height: ${measure.target};
  margin-bottom: ${space.s5};
  padding: 0 ${space.s2};
  text-decoration: none;
  b {
    font: 800 1rem/1.05 ${font.display};
    font-stretch: 82%;
  }
`;

const Sign = styled(Mark)`
  flex: none;
  width: 38px;
  height: 38px;
`;
