import { refuseTakenPort } from '../../workspace/ports';
import type { SiteSettings } from '../../workspace/settings';

/** Reports a port in use, of the site, the API and the stand-ins that will run, before anything is built. */
export async function refuseTakenPorts(settings: SiteSettings, env: NodeJS.ProcessEnv): Promise<void> {
  await refuseTakenPort(settings.sitePort, 'SITE_PORT');
  await refuseTakenPort(settings.apiPort, 'API_PORT');
  if (!env['AUTH0_DOMAIN']) await refuseTakenPort(settings.identityPort, 'IDENTITY_PORT');
  if (!env['FLUTTERWAVE_SECRET_KEY']) await refuseTakenPort(settings.checkoutPort, 'CHECKOUT_PORT');
}
