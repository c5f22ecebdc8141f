import styled from 'styled-components';
import { useLocation } from '@school/shared';
import { registerNow } from '@school/shared/site';
import { color, font, media } from '@school/shared/theme';
import { Button } from '@school/shared/ui';
import { Brand } from './Brand';
import { HeaderBar } from './HeaderBar';
import { MobileMenu } from './MobileMenu';
import { competitionNav, partnerName } from './navigation';
import { NavList } from './NavList';
import { PartnerMark } from './PartnerMark';
import { useCurrentSection } from './useCurrentSection';

const LANDING = '/music-competition';
const SECTIONS = competitionNav.flatMap(({ section }) => section ?? []);

/** The header of the competition pages: the landing page's sections, a second partner logo, 'Register Now'. */
export function CompetitionHeader() {
  const { pathname } = useLocation();
  const current = useCurrentSection(SECTIONS);
  const items = competitionNav.map((item) => ({
    ...item,
    current: pathname === LANDING && item.section === current,
  }));
  const action = (
    <Button size="s" tone="ink" to={registerNow.to}>
      {registerNow.label}
    </Button>
  );
  return (
    <HeaderBar
      ground="gold"
      crowded
      brand={
        <>
          <Brand narrow />
          <Partner>
            <Sign id="partner" />
            {partnerName.length > 0 && (
              <b>
                {partnerName.map((line) => (
                  <span key={line}>{line} </span>
                ))}
              </b>
            )}
          </Partner>
        </>
      }
      nav={<NavList label="Competition" items={items} tight />}
      action={action}
      menu={<MobileMenu label="Competition menu" items={items} action={action} />}
    />
  );
}

const Partner = styled.span`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-left: 20px;
  border-left: 1px solid ${color.rule};

  b {
    font: 800 1.0625rem/1 ${font.display};
    font-stretch: 82%;
  }
  b > span {
    display: block;
    white-space: nowrap;
  }
  ${media.phone} {
    padding-left: 8px;
    b {
      display: none;
    }
  }
`;

const Sign = styled(PartnerMark)`
  flex: none;
  width: 40px;
  height: 40px;
  ${media.phone} {
    width: 28px;
    height: 28px;
  }
`;
