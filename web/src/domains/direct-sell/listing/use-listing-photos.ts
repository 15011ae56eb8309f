// The photos of a listing on their way: they are sent on while the seller fills in the other steps, and kept
// on this device until the API has them.
import { directPhotosMost } from '@hemline/rules/vocabulary/direct-sell.ts'
import { useEffect, useRef, useState } from 'react'
import { newId } from '../../../platform/random.ts'
import type { FileSource } from '../../photos/photo-wire.ts'
import { usePhotoQueue } from '../../photos/use-photo-queue.ts'
import { dropPhoto, type KeptPhoto, keepPhoto, keptPhotosOf } from './kept-photos.ts'
import { type SlotName, slots, type Taken, withPhoto } from './slots.ts'

type Options = {
  /** The name under which the draft's unsent changes are kept. */
  draft: string
  /** Whether the draft is loaded: photos sent before that would take the place of those it has. */
  isReady: boolean
  photoIds: readonly string[]
  onChange: (photoIds: string[]) => void
}

export type ListingPhotos = ReturnType<typeof useListingPhotos>

/**
 * Hook: returns the photos of a draft that are not sent (`pending`, `unsent`), those taken for a slot in this
 * visit (`taken`), and what adds some: `addFiles` (returns the number left out) and `addShot`, the picture of
 * a slot.
 */
export function useListingPhotos({ draft, isReady, photoIds, onChange }: Options) {
  const [taken, setTaken] = useState<Taken>({})
  const queue = usePhotoQueue({ value: photoIds, onChange, max: directPhotosMost })
  const latest = useRef({ photoIds, onChange, taken, addFile: queue.addFile })
  latest.current = { photoIds, onChange, taken, addFile: queue.addFile }
  const put = (slot: SlotName, id: string) => {
    const now = latest.current
    const before = now.taken[slot]
    const next = withPhoto(now.photoIds, id, { name: slot, ...(before ? { before } : {}) })
    latest.current = { ...now, photoIds: next, taken: { ...now.taken, [slot]: id } }
    now.onChange(next)
    setTaken(latest.current.taken)
  }
  const send = (photo: KeptPhoto) => {
    const { slot, key } = photo
    latest.current.addFile({
      ...photo,
      ...(slot ? { onSent: (id: string) => put(slot, id) } : {}),
      onEnd: () => void dropPhoto(key),
    })
  }
  const add = (photo: Omit<KeptPhoto, 'key' | 'draft'>) => {
    const kept = { ...photo, key: newId(), draft }
    void keepPhoto(kept)
    send(kept)
  }
  const first = useRef(send)
  useEffect(() => {
    if (!isReady) return
    void keptPhotosOf(draft).then((kept) => {
      for (const one of kept) first.current(one)
    })
  }, [draft, isReady])
  const addFiles = (files: readonly File[], source: FileSource): number => {
    for (const file of files.slice(0, queue.room)) add({ name: file.name, file, source })
    return Math.max(0, files.length - queue.room)
  }
  const addShot = (slot: SlotName, file: Blob) => {
    const name = slots.find((one) => one.name === slot)?.short ?? 'Photo'
    add({ name, file, source: 'camera_capture', slot })
  }
  const { pending, room, unsent, forget, again } = queue
  return { pending, room, unsent, forget, again, taken, addFiles, addShot }
}
