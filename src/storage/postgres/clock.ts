/** Seconds since 1970 by the clock of the database, which all nodes share: an expression of SQL. */
export const NOW = 'extract(epoch FROM clock_timestamp())::double precision'
