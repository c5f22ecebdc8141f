import { runCommand } from './src/app/commands/runCommand';
import { seedCommand } from './src/app/commands/seedCommand';

// npm run seed -- ROWS: sample rows for every list of staff, to test long lists.

await runCommand(() => seedCommand(process.argv.slice(2), process.env, (line) => console.log(line)));
