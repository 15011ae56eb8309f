// Which uploads the pages of partners and charities show.
import type { PagePlace } from '@hemline/rules/partners/pages.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** Finds the place at which a page shows an upload; undefined when no page does. */
export async function findPagePicture(db: DbOrTx, id: string): Promise<PagePlace | undefined> {
  const { rows } = await sql<{ place: PagePlace }>`/* findPagePicture */
    select place from page_picture where upload_id = ${id}::uuid`.execute(db)
  return rows[0]?.place
}

/** Tells whether a page shows an upload. */
export const isPagePicture = async (db: DbOrTx, id: string): Promise<boolean> =>
  (await findPagePicture(db, id)) !== undefined

/**
 * Shows uploads at their places of a supplier's page, in the caller's transaction; the former ones are shown
 * nowhere afterwards. They are nobody's private photos any more.
 */
export async function replacePagePictures(
  tx: DbOrTx,
  supplierId: number,
  pictures: readonly { id: string; place: PagePlace }[],
): Promise<void> {
  for (const { id, place } of pictures) {
    await sql`/* deletePrivatePhoto */ delete from private_photo where upload_id = ${id}::uuid`.execute(tx)
    await sql`/* upsertPagePicture */ insert into page_picture (upload_id, supplier_id, place)
      values (${id}::uuid, ${supplierId}::int, ${place})
      on conflict (supplier_id, place) do update set upload_id = excluded.upload_id`.execute(tx)
  }
}
