import { preflightCommand } from './src/app/commands/preflightCommand';
import { runCommand } from './src/app/commands/runCommand';

// npm run preflight: checks the environment of production and says what to do.

await runCommand(() => preflightCommand(process.env, (line) => console.log(line)));
