/** Runs one statement on an embedded database or a server. Values are texts. */
export type Query = <Row>(statement: string, values?: string[]) => Promise<Row[]>;
