import { BackRow } from '../frame/BackRow';
import { Night } from '../frame/Night';
import { OrderProvider } from '../order/OrderProvider';
import { BuyBar } from './BuyBar';
import { EventFacts } from './EventFacts';
import { FirstScreen } from './FirstScreen';
import { GettingThere } from './GettingThere';
import { Hold } from './Hold';
import { WhatItIs } from './WhatItIs';
import { RunningOrder } from './RunningOrder';
import { Seats } from './Seats';
import { Sponsors } from './Sponsors';

export function EventPage() {
  return (
    <Night>
      <OrderProvider>
        <FirstScreen />
        <EventFacts />
        <WhatItIs />
        <RunningOrder />
        <Seats />
        <Hold />
        <GettingThere />
        <BackRow>
          <Sponsors />
        </BackRow>
        <BuyBar />
      </OrderProvider>
    </Night>
  );
}
