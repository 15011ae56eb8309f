// Uploads photos, a few at a time, and keeps the progress or the refusal of each.
import { useEffect, useRef, useState } from 'react'
import { newId } from '../../platform/random.ts'
import { type FileSource, importPhoto, type Sent, sendPhoto } from './photo-wire.ts'

/**
 * A photo that the API does not have yet. `isAway`: the line broke, and it is sent again by itself.
 * `isFinal`: it would be refused again.
 */
export type Pending = {
  key: string
  name: string
  progress: number
  refusal?: string
  isAway?: true
  isFinal?: true
}
type Options = { value: readonly string[]; onChange: (value: string[]) => void; max: number }
/** A file to send; `onSent` puts its id into the value, which else gets it at its end. */
export type PhotoFile = {
  key?: string
  name: string
  file: Blob
  source: FileSource
  onSent?: (id: string) => void
  /** Called once the file is sent or forgotten. */
  onEnd?: () => void
}

const atOnce = 3
const againMs = 20_000

type Work = Pick<PhotoFile, 'onSent' | 'onEnd'> & { send: (key: string) => Promise<Sent> }

/** Sends photos again whose line broke: when the browser says that it is back, and every 20 seconds. */
function useLineBack(away: readonly string[], again: (key: string) => void): void {
  const latest = useRef({ away, again })
  latest.current = { away, again }
  const hasAway = away.length > 0
  useEffect(() => {
    if (!hasAway) return undefined
    const all = () => {
      for (const key of latest.current.away) latest.current.again(key)
    }
    const timer = setInterval(all, againMs)
    globalThis.addEventListener('online', all)
    return () => {
      clearInterval(timer)
      globalThis.removeEventListener('online', all)
    }
  }, [hasAway])
}

/** Returns the message for a form that is submitted during `count` uploads. */
export const photosUnderWay = (count: number): string =>
  count === 1
    ? 'A photo is still on its way. Press again when it is in.'
    : `${count} photos are still on their way. Press again when they are in.`

/**
 * Hook: uploads files and imports URLs, three at once, and passes `value` with each new id to `onChange`, in
 * the order of choosing. `addFiles` takes as many files as there is room for up to `max`; `addUrl` leaves
 * that check to the caller. Refused photos stay in `pending` until `forget`, or until `again` sends one once
 * more; one whose line broke is sent again when the line is back.
 */
export function usePhotoQueue({ value, onChange, max }: Options) {
  const [pending, setPending] = useState<readonly Pending[]>([])
  const latest = useRef({ value, onChange })
  latest.current = { value, onChange }
  const gone = useRef(false)
  const waiting = useRef<(() => Promise<void>)[]>([])
  const running = useRef(0)
  /** The sequence in which photos were chosen, by their keys and then by their ids. */
  const numbers = useRef(new Map<string, number>())
  const sequence = useRef(new Map<string, number>())
  const works = useRef(new Map<string, Work>())
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])

  const change = (key: string, with_: Partial<Pending>) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...with_ } : one)))
  const forget = (key: string) => {
    works.current.get(key)?.onEnd?.()
    works.current.delete(key)
    setPending((all) => all.filter((one) => one.key !== key))
  }
  /** Puts a photo before those that were chosen after it: uploads may end in another sequence. */
  const placed = (id: string, number: number): string[] => {
    const { value: before } = latest.current
    if (before.includes(id)) return [...before]
    sequence.current.set(id, number)
    const at = before.findIndex((one) => (sequence.current.get(one) ?? 0) > number)
    return at < 0 ? [...before, id] : [...before.slice(0, at), id, ...before.slice(at)]
  }
  const settle = (key: string, sent: Sent) => {
    if (gone.current) return
    if ('refusal' in sent) return change(key, sent)
    const put = works.current.get(key)?.onSent
    forget(key)
    if (put) return put(sent.id)
    const next = placed(sent.id, numbers.current.get(key) ?? 0)
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
  const run = (key: string) => {
    const work = works.current.get(key)
    if (!work) return
    waiting.current.push(async () => settle(key, await work.send(key)))
    next()
  }
  const begin = (name: string, work: Work, key = newId()) => {
    if (works.current.has(key)) return
    setPending((all) => [...all, { key, name, progress: 0 }])
    works.current.set(key, work)
    numbers.current.set(key, numbers.current.size + 1)
    run(key)
  }
  /** Sends a refused photo once more, such as after a line that broke. */
  const again = (key: string) => {
    setPending((all) => all.map((one) => (one.key === key ? { key, name: one.name, progress: 0 } : one)))
    run(key)
  }
  const away = pending.filter((one) => one.isAway).map((one) => one.key)
  useLineBack(away, again)
  const underWay = pending.filter((one) => one.refusal === undefined).length
  const unsent = underWay + away.length
  const room = Math.max(0, max - value.length - unsent)
  const addFile = ({ key: known, name, file, source, ...told }: PhotoFile) => {
    const send = (key: string) =>
      sendPhoto(file, { source, onProgress: (progress) => change(key, { progress }) })
    begin(name, { send, ...told }, known)
  }
  /** Uploads as many files as there is room for; returns the number left out. */
  const addFiles = (files: readonly File[], source: FileSource): number => {
    for (const file of files.slice(0, room)) addFile({ name: file.name, file, source })
    return Math.max(0, files.length - room)
  }
  const addUrl = (url: string) => begin(url, { send: () => importPhoto(url) })
  return { pending, room, underWay, unsent, addFile, addFiles, addUrl, forget, again }
}
