import { color, line, media, space, type as voice } from '@school/shared/theme';
import { Text, TextLink, Title } from '@school/shared/ui';
import styled from 'styled-components';
import { accounts, foundation } from '../content/giving';

/** Where gifts are sent to today; readable without filling anything in. */
export function Ways() {
  return (
    <Group id="ways" aria-labelledby="ways-title">
      <Title as="h2" size={3} id="ways-title">
        Where to send it
      </Title>
      <Accounts>
        {accounts.map(({ title, lines }) => (
          <div key={title}>
            <h3>{title}</h3>
            <dl>
              {lines.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </Accounts>
      <Text muted>
        Or ring {foundation.name}, {foundation.hours}:{' '}
        <TextLink plain href={`tel:${foundation.phone}`}>
          {foundation.phoneWords}
        </TextLink>
      </Text>
    </Group>
  );
}

const Group = styled.section`
  margin-top: ${space.s12};
  padding-top: ${space.s5};
  border-top: ${line.bar} solid ${color.line};
`;

const Accounts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s6} ${space.s10};
  margin: ${space.s5} 0 ${space.s4};
  h3 {
    ${voice.label}
    margin-bottom: ${space.s2};
  }
  dl > div {
    display: grid;
    grid-template-columns: 5.5em minmax(0, 1fr);
    padding-block: ${space.s1};
  }
  dt {
    color: ${color.muted};
  }
  dd {
    font-weight: 600;
    ${voice.numeric}
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
