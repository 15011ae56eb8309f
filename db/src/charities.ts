import { sql } from 'kysely'

/**
 * The id of the charity to which a bag (`b`) gives pieces and money. A bag that names none gives to the
 * active charity with the lowest id; without an active one, to the lowest of all.
 */
export const charityOfBag = sql<number>`coalesce(b.charity_id,
  (select id from supplier where kind = 'charity' order by active desc, id limit 1))`
