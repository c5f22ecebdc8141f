import { school } from '@school/shared/site';
import { color, line, media, measure, size, space, type as voice } from '@school/shared/theme';
import { Display, Lead, Section, Subtitle } from '@school/shared/ui';
import styled from 'styled-components';
import { branches } from '../content/contact';
import { whatsAppSchool } from '../parts/whatsAppSchool';
import { Directions } from './Directions';
import { Write } from './Write';

export function Contact() {
  return (
    <Section id="contact" ground="gold" aria-labelledby="contact-title">
      <Columns>
        <div>
          <Display id="contact-title">Visit, call or write to us</Display>
          <Reach>
            <a href={`tel:${school.phone}`}>{school.phoneLabel}</a>
            <a href={whatsAppSchool} rel="noopener">
              WhatsApp
            </a>
            <a href={`mailto:${school.email}`}>{school.email}</a>
          </Reach>
          <Lead>
            We answer within two working days. For a trial lesson, tell us the student’s age and the
            instrument.
          </Lead>
        </div>
        <Places>
          {branches.map((branch) => (
            <li key={branch.id} id={`branch-${branch.id}`}>
              <Subtitle>{branch.name}</Subtitle>
              <address>
                {branch.address.map((row) => (
                  <span key={row}>{row}</span>
                ))}
              </address>
              <b>{branch.hours.words}</b>
              <Directions branch={branch} />
            </li>
          ))}
        </Places>
      </Columns>
      <Write />
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space.s12} ${space.split};
  margin-bottom: clamp(${space.s8}, 4vw, ${space.s16});
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Reach = styled.p`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  margin-block: clamp(${space.s4}, 2.4vw, ${space.s8}) ${space.s6};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${measure.target};
    ${voice.title}
    font-size: ${size.t3};
    overflow-wrap: anywhere;
  }
`;

const Places = styled.ul`
  display: grid;
  gap: ${space.s8};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* The names on an open map need the width. */
    li:has([open]) {
      grid-column: 1 / -1;
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
  li {
    padding-left: ${space.s5};
    border-left: ${line.bar} solid ${color.line};
  }
  address {
    margin-block: ${space.s2} ${space.s3};
    font-style: normal;
  }
  address > span {
    display: block;
  }
`;
