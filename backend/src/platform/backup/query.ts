/** Runs one statement on a database, whichever it is. Values are texts. */
export type Query = <Row>(statement: string, values?: string[]) => Promise<Row[]>;
