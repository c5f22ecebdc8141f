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
    stopServing(await serveFollowing(store, settings), () => telemetry.stop());
    console.log(`The site is at ${settings.origin}`);
  },
};
