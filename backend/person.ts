import { personCommand } from './src/app/commands/personCommand';
import { runCommand } from './src/app/commands/runCommand';

// npm run person -- export EMAIL [FOLDER], npm run person -- erase EMAIL: everything that is stored under an address.

await runCommand(() => personCommand(process.argv.slice(2), process.env, (line) => console.log(line)));
