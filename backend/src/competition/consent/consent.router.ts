import { createRouter } from '../../platform/http/router';
import { entryNumber } from '../entry/entryNumber';
import { giveConsentRoute, readConsentRoute } from './consent.routes';
import { consentByToken } from './consentByToken';
import { giveConsent } from './giveConsent';

export const consentRouter = createRouter()
  .openapi(readConsentRoute, async (c) => {
    const { entry } = await consentByToken(c.var.deps, c.req.valid('json').token);
    const { number, name, guardianName, instrument, band, consentExpiresAt } = entry;
    return c.json(
      {
        number: entryNumber(number),
        competitor: name,
        guardian: guardianName ?? '',
        instrument,
        band,
        until: (consentExpiresAt ?? c.var.deps.clock.now()).toISOString(),
      },
      200,
    );
  })
  .openapi(giveConsentRoute, async (c) => {
    await giveConsent(c.var.deps, c.req.valid('json'));
    return c.json({ status: 'given' as const }, 200);
  });
