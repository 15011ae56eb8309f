// Uploads photos, a few at a time, and keeps the progress or the refusal of each.
import { useEffect, useRef, useState } from 'react'
import { newId } from '../../platform/random.ts'
import { type FileSource, importPhoto, type Sent, sendPhoto } from './photo-wire.ts'

export type Pending = { key: string; name: string; progress: number; refusal?: string }
type Options = { value: readonly string[]; onChange: (value: string[]) => void; max: number }

const atOnce = 3

/** Returns the message for a form that is submitted during `count` uploads. */
export const photosUnderWay = (count: number): string =>
  count === 1
    ? 'A photo is still on its way. Press again when it is in.'
    : `${count} photos are still on their way. Press again when they are in.`

/**
 * Hook: uploads files and imports URLs, and passes `value` with each new id to `onChange`. `addFiles` takes
 * as many files as there is room for up to `max`; `addUrl` leaves that check to the caller. Refused photos
 * stay in `pending` until `forget`, or until `again` sends one once more.
 */
export function usePhotoQueue({ value, onChange, max }: Options) {
  const [pending, setPending] = useState<readonly Pending[]>([])
  const latest = useRef({ value, onChange })
  latest.current = { value, onChange }
  const gone = useRef(false)
  const waiting = useRef<(() => Promise<void>)[]>([])
  const running = useRef(0)
  const works = useRef(new Map<string, (key: string) => Promise<Sent>>())
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])

  const change = (key: string, with_: Partial<Pending>) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...with_ } : one)))
  const forget = (key: string) => {
    works.current.delete(key)
    setPending((all) => all.filter((one) => one.key !== key))
  }
  const settle = (key: string, sent: Sent) => {
    if (gone.current) return
    if ('refusal' in sent) return change(key, sent)
    forget(key)
    const next = [...new Set([...latest.current.value, sent.id])]
    // Updated at once, so that two uploads that end together are both added.
    latest.current.value = next
    latest.current.onChange(next)
  }
  const next = () => {
    if (running.current >= atOnce) return
    const work = waiting.current.shift()
    if (!work) return
    running.current += 1
    void work().finally(() => {
      running.current -= 1
      next()
    })
  }
  const begin = (name: string, work: (key: string) => Promise<Sent>) => {
    const key = newId()
    setPending((all) => [...all, { key, name, progress: 0 }])
    works.current.set(key, work)
    waiting.current.push(async () => settle(key, await work(key)))
    next()
  }
  /** Sends a refused photo once more, such as after a line that broke. */
  const again = (key: string) => {
    const work = works.current.get(key)
    if (!work) return
    setPending((all) => all.map((one) => (one.key === key ? { key, name: one.name, progress: 0 } : one)))
    waiting.current.push(async () => settle(key, await work(key)))
    next()
  }
  const underWay = pending.filter((one) => one.refusal === undefined).length
  const room = Math.max(0, max - value.length - underWay)
  /** Uploads as many files as there is room for; returns the number left out. */
  const addFiles = (files: readonly File[], source: FileSource): number => {
    for (const file of files.slice(0, room))
      begin(file.name, (key) =>
        sendPhoto(file, { source, onProgress: (progress) => change(key, { progress }) }),
      )
    return Math.max(0, files.length - room)
  }
  const addUrl = (url: string) => begin(url, () => importPhoto(url))
  return { pending, room, underWay, addFiles, addUrl, forget, again }
}
