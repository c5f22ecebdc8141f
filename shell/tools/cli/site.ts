import { command } from './command';
import { runSite } from './runSite';

// npm run site -- VERB: changes, shows or serves what is deployed.
await command(() => runSite(process.argv.slice(2), process.env));
