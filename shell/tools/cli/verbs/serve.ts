import { startTelemetry } from '@school/shared/telemetry';
import { stopServing } from '../stopServing';
import { serveFollowing } from '../../../serve/follow/serveFollowing';
import { readOptions, type Verb } from './verb';

export const serveVerb: Verb = {
  usage: 'serve             serve the site without building anything',
  async run({ store, settings, args }) {
    readOptions(args, {});
    const telemetry = await startTelemetry('school-site', settings.telemetry, (message) =>
      console.warn(`Measurements could not be sent: ${message}`),
    );
    const { server, end } = await serveFollowing(store, settings);
    stopServing(server, async () => {
      // A page that is being stored is stored: a lock that is left makes others wait.
      await end();
      await telemetry.stop();
    });
    console.log(`The site is at ${settings.origin}`);
  },
};
