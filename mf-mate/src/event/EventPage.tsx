import { SalePage } from '../buy/SalePage';
import { BackRow } from '../frame/BackRow';
import { Night } from '../frame/Night';
import { InterestSection } from '../interest/InterestSection';
import { BuyBar } from './BuyBar';
import { EventFacts } from './EventFacts';
import { FirstScreen } from './FirstScreen';
import { GettingThere } from './GettingThere';
import { RunningOrder } from './RunningOrder';
import { Sponsors } from './Sponsors';
import { Tickets } from './Tickets';
import { WhatItIs } from './WhatItIs';

export function EventPage() {
  return (
    <Night>
      <SalePage sale="public">
        <FirstScreen />
        <EventFacts />
        <WhatItIs />
        <RunningOrder />
        <Tickets />
        <InterestSection />
        <GettingThere />
        <BackRow>
          <Sponsors />
        </BackRow>
        <BuyBar />
      </SalePage>
    </Night>
  );
}
