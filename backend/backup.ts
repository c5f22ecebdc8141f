import { backupCommand } from './src/app/commands/backupCommand';
import { runCommand } from './src/app/commands/runCommand';

// npm run backup [-- FOLDER], npm run restore -- FOLDER.

await runCommand(() => backupCommand(process.argv.slice(2), process.env, (line) => console.log(line)));
