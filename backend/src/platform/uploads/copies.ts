/** The folder of a store with copies of the database, beside the uploads. */
export const COPIES = 'copies';
