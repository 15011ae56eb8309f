// Keeps the looks of pieces: a job of every minute looks at first photos that nobody looked at yet.
import type { Db } from '@hemline/db/connect.ts'
import { lookVersion } from '@hemline/rules/image-search/likeness.ts'
import { lookOf } from '@hemline/vision/look.ts'
import { readPixels } from '@hemline/vision/pixels.ts'
import type { PictureBytes } from '../../platform/picture-bytes.ts'
import type { ErrorReports } from '../../ports/error-reports.ts'
import { listUnseen, upsertLook } from './image-search.db.ts'

export type LookDoors = {
  db: Db
  pictures: Pick<PictureBytes, 'photo'>
  reports: ErrorReports
  now: () => Date
}

const atOnce = 20
/** A round ends before the next one begins. */
const roundMs = 50_000
const seenWidth = 320

/**
 * Job: computes the look (vector) of first photos that have none, longest listed first, for at most 50
 * seconds. A photo that can't be read is reported and tried again in the next round.
 */
export async function keepLooks({ db, pictures, reports, now }: LookDoors): Promise<void> {
  const ends = now().getTime() + roundMs
  const broken: number[] = []
  while (now().getTime() < ends) {
    const unseen = await listUnseen(db, lookVersion, atOnce, broken)
    if (unseen.length === 0) return
    for (const { item_number, photo_id } of unseen) {
      try {
        const bytes = await pictures.photo(photo_id, seenWidth)
        if (!bytes) throw new Error(`photo ${photo_id} of piece ${item_number} is not there`)
        const look = await lookOf(await readPixels(bytes))
        await upsertLook(db, {
          itemNumber: item_number,
          photoId: photo_id,
          version: lookVersion,
          look: Buffer.from(look.buffer),
        })
      } catch (error) {
        broken.push(item_number)
        reports.report({ error, where: 'looking at a photo' })
      }
    }
  }
}
