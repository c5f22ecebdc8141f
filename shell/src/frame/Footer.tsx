import { use } from 'react';
import styled from 'styled-components';
import { Link } from '@school/shared';
import { Strip } from '@school/shared/art';
import { linksIn } from '@school/shared/contract';
import { school, socialLinks } from '@school/shared/site';
import { color, measure, media, size, space, type } from '@school/shared/theme';
import { Wrap } from '@school/shared/ui';
import { baseLinks, footerSections } from './footerSections';
import { FrameLinks } from './frameLinks';

/** The footer of the public pages. */
export function Footer() {
  const ofApps = linksIn(use(FrameLinks), 'footer');
  return (
    <Ground data-ground="ink">
      <Border id="footer" rhythm="agbadza" weave="footer" repeats={2} />
      <Wrap>
        <Tagline>{school.tagline}</Tagline>
        <Columns>
          {footerSections.map(({ title, links }) => (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {[...links, ...ofApps.filter(({ under }) => under === title)].map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <section aria-label="Follow us">
            <h2>Follow us</h2>
            <Social>
              {socialLinks.map(({ label, href }) => (
                <li key={label}>
                  <a href={href} rel="me noopener">
                    {label}
                  </a>
                </li>
              ))}
            </Social>
          </section>
        </Columns>
        <Base>
          <span>
            © {school.name}, {school.place}
          </span>
          <span>Branches in {school.branches.join(' and ')}</span>
          <ul aria-label="About this site">
            {baseLinks.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </Base>
      </Wrap>
    </Ground>
  );
}

const Ground = styled.footer`
  ${media.print} {
    display: none;
  }
`;

const Border = styled(Strip)`
  height: 60px;
  overflow: hidden;
`;

const Tagline = styled.p`
  ${type.display}
  font-size: clamp(2.75rem, 1.2rem + 6.1vw, 7rem);
  max-width: 13em;
  padding-block: clamp(36px, 7vw, 104px) clamp(28px, 5vw, 72px);
  ${media.phone} {
    font-size: 2.25rem;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr) 1.25fr;
  gap: ${space.s8};
  padding-block: ${space.s10} 56px;
  border-top: 1px solid ${color.rule};

  h2 {
    ${type.subtitle}
    font-size: 1.125rem;
    margin-bottom: 12px;
    color: ${color.accent};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${measure.target};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  ${media.tablet} {
    grid-template-columns: repeat(5, auto);
    gap: ${space.s5};
  }
  ${media.phone} {
    grid-template-columns: 1fr 1fr;
    gap: 16px 20px;
    padding-block: ${space.s5} ${space.s6};
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Social = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 20px;
`;

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 32px;
  padding-block: 20px 28px;
  border-top: 1px solid ${color.rule};
  color: ${color.muted};
  font-size: ${size.small};
  align-items: center;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${measure.target};
  }
`;
