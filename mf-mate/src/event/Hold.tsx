import { color, line, media, space, type as voice } from '@school/shared/theme';
import { Button, Cluster, Money, Section, Text, TextLink, Title } from '@school/shared/ui';
import styled from 'styled-components';
import { boxOffice, event } from '../content/event';
import { mailTo, whatsAppTo } from '../order/links';
import { holdRequest, linesOf, totalOf } from '../order/order';
import { useOrder } from '../order/OrderProvider';

/** The order, and the ways to hand it to the box office. */
export function Hold() {
  const { counts } = useOrder();
  const lines = linesOf(counts);
  const request = holdRequest(counts);
  return (
    <Section ground="night" room="none" id="hold" aria-labelledby="hold-title">
      <Box>
        <div>
          <Title as="h2" size={2} id="hold-title">
            Ask the box office to hold them
          </Title>
          {lines.length === 0 && <Text>Choose seats above, or simply say what you would like.</Text>}
          <dl>
            {lines.map(({ ticket, count }) => (
              <div key={ticket.id}>
                <dt>
                  {count} × {ticket.name}
                </dt>
                <dd>
                  <Money pesewas={ticket.pesewas * count} />
                </dd>
              </div>
            ))}
            {lines.length > 0 && (
              <div>
                <dt>Together</dt>
                <dd>
                  <Money pesewas={totalOf(counts)} />
                </dd>
              </div>
            )}
          </dl>
        </div>
        <Ways>
          <Cluster gap="s4">
            <Button tone="gold" href={whatsAppTo(request)}>
              WhatsApp
            </Button>
            <Button tone="paper" href={mailTo(boxOffice.email, `${event.name}: please hold`, request)}>
              Mail
            </Button>
          </Cluster>
          <Text>
            Your choice is in the message already; add your name. The box office answers {boxOffice.hours},
            holds the seats for {boxOffice.holds} and tells you how to pay: at the counter or by mobile money.
          </Text>
          <p>
            Or ring{' '}
            <TextLink plain href={`tel:${boxOffice.phone}`}>
              {boxOffice.phoneLabel}
            </TextLink>
          </p>
        </Ways>
      </Box>
    </Section>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space.s8} ${space.split};
  padding-block: ${space.s10};
  border-block: ${line.bar} solid ${color.line};
  dl {
    margin-top: ${space.s5};
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space.s1} ${space.s6};
    padding-block: ${space.s3};
    border-top: ${line.hair} solid ${color.rule};
    ${voice.subtitle}
    font-size: 1.25rem;
  }
  h2 + p {
    margin-top: ${space.s4};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Ways = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.s5};
`;
