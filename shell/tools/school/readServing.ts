import { parseArgs } from 'node:util';
import { refuseTakenPort } from '../../workspace/ports';
import { Refusal } from '../../workspace/refusal';
import { port as portSchema } from '../../workspace/settings';

interface Serving {
  /** The site that answers what the app does not. */
  readonly site: string;
  readonly port: number;
}

/** Reads the options of a command that serves the app. @throws Refusal when the port is taken or no site is named */
export async function readServing(
  args: readonly string[],
  { variable, port: usual }: { readonly variable: string; readonly port: string },
): Promise<Serving> {
  const { values } = parseArgs({
    args: [...args],
    options: { against: { type: 'string', default: 'http://localhost:4000' } },
  });
  if (!/^https?:\/\//.test(values.against) || !URL.canParse(values.against))
    throw new Refusal(`${values.against} is no address of a site, such as https://school.example`);
  const port = portSchema.safeParse(process.env[variable] ?? usual).data;
  if (!port) throw new Refusal(`${variable} must be a port`);
  await refuseTakenPort(port, variable);
  return { site: values.against, port };
}
