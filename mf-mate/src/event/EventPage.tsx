import { island } from '@school/shared';
import { SaleFrame } from '../buy/SaleFrame';
import { Night } from '../frame/Night';
import { InterestSection } from '../interest/InterestSection';
import { BuyBar } from './BuyBar';
import { EventFacts } from './EventFacts';

// The description of the event stays as composed. The tickets hydrate before they come into view.
const FirstScreen = island('FirstScreen', () => import('./FirstScreen').then((m) => m.FirstScreen), {
  when: 'never',
});
const WhatItIs = island('WhatItIs', () => import('./WhatItIs').then((m) => m.WhatItIs), { when: 'never' });
const RunningOrder = island('RunningOrder', () => import('./RunningOrder').then((m) => m.RunningOrder), {
  when: 'never',
});
const Tickets = island('Tickets', () => import('./Tickets').then((m) => m.Tickets), { when: 'visible' });
const GettingThere = island('GettingThere', () => import('./GettingThere').then((m) => m.GettingThere), {
  when: 'never',
});
const Thanks = island('Thanks', () => import('./Thanks').then((m) => m.Thanks), { when: 'never' });

export function EventPage() {
  return (
    <Night>
      <SaleFrame sale="public">
        <FirstScreen />
        <EventFacts />
        <WhatItIs />
        <RunningOrder />
        <Tickets />
        <InterestSection />
        <GettingThere />
        <Thanks />
        <BuyBar />
      </SaleFrame>
    </Night>
  );
}
