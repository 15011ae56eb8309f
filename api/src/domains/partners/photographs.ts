// The photographs that rows of a feed name: which of them have arrived, and which piece shows them.
import type { RowProblem } from '@hemline/rules/partners/feeds.ts'
import type { Tx } from '../../platform/db.ts'
import { setPhotos } from '../catalogue/catalogue.ts'
import type { SaidPhoto } from './facts.ts'
import { listPartnerPhotos } from './pieces.db.ts'

/** Photographs by the partner's names, with the piece that shows each. A first row that takes one has it. */
export type Photographs = Map<string, { upload: string; item: number | null }>

/**
 * Returns the photographs that have arrived under the names of some rows, by name; names without one are left
 * out.
 */
export async function photographsOf(
  tx: Tx,
  supplierId: number,
  rows: readonly { wish: { photos: readonly string[] } }[],
): Promise<Photographs> {
  const names = [...new Set(rows.flatMap(({ wish }) => wish.photos))]
  const found = await listPartnerPhotos(tx, supplierId, names)
  return new Map(
    found.map(({ name, upload_id, item_number }) => [name, { upload: upload_id, item: item_number }]),
  )
}

/**
 * Returns, in the order of `names`, those photographs that have arrived and show no other piece than this
 * one.
 */
export const arrivedFor = (
  photographs: Photographs,
  names: readonly string[],
  item: number | null,
): SaidPhoto[] =>
  names.flatMap((name) => {
    const found = photographs.get(name)
    return found && (found.item === null || found.item === item) ? [{ name, upload: found.upload }] : []
  })

/**
 * Lets a piece show photographs, in their sequence; false, and nothing changed, when they can't be shown, as
 * when one is gone.
 */
export async function showPhotographs(
  tx: Tx,
  photographs: Photographs,
  { item, photos, now }: { item: number; photos: readonly SaidPhoto[]; now: Date },
): Promise<boolean> {
  const uploads = photos.map(({ upload }) => upload)
  if ((await setPhotos(tx, item, uploads, now)).__typename !== 'PhotosSet') return false
  for (const { name, upload } of photos) photographs.set(name, { upload, item })
  return true
}

/** The photographs that a row about a known piece means, and what is wrong with its names. */
export type PhotoNews = { photos: readonly SaidPhoto[]; isNew: boolean; problems: RowProblem[] }

/**
 * Compares the photographs that a row names with those that the partner named before; returns those to show.
 * A row without names changes no photo, nor does a row that names one which has not arrived or shows another
 * piece: its problem says so. A name that still means what it meant is fine, though its file may be thrown
 * away.
 */
export function photoNews(
  photographs: Photographs,
  names: readonly string[],
  { item, before }: { item: number; before: readonly SaidPhoto[] },
): PhotoNews {
  if (names.length === 0) return { photos: before, isNew: false, problems: [] }
  const problems: RowProblem[] = []
  const photos: SaidPhoto[] = []
  for (const name of names) {
    const found = photographs.get(name)
    const known = before.find((one) => one.name === name)
    const isElsewhere = found !== undefined && found.item !== null && found.item !== item
    if (found && !isElsewhere) photos.push({ name, upload: found.upload })
    else if (known && !found) photos.push(known)
    else {
      const why = isElsewhere ? 'This photo shows another piece' : 'This photo has not arrived'
      problems.push({ field: 'photos', value: name, reason: `${why}, so the photos stayed as they were.` })
    }
  }
  if (problems.length > 0) return { photos: before, isNew: false, problems }
  const keys = (some: readonly SaidPhoto[]) => some.map(({ name, upload }) => `${name} ${upload}`).join('\n')
  return { photos, isNew: keys(photos) !== keys(before), problems }
}
