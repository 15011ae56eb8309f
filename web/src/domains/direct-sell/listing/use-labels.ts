import { GetDirectLabelDocument } from '@hemline/schema/generated/graphql.ts'
import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import type { Label } from './facts.ts'

/** Reading takes a while: these many photos are read, in the order in which labels are likely. */
const readMost = 4
/** A question that got no answer in time is asked again: the API goes on reading, and knows by then. */
const triesMost = 8
/** Each further try waits this much longer, so that a phone without a network does not ask all at once. */
const pauseMs = 500

type Reading = { label: Label | null; tries: number; isDone: boolean }

/**
 * Hook: reads the printed words of up to four of a listing's photos, one after the other, the cover last,
 * once `isReady`. Returns what was read so far, in the order of the photos. A photo is tried up to eight
 * times; one that can't be read says nothing: its member fills the facts in.
 */
export function useLabels(photoIds: readonly string[], isReady: boolean): readonly Label[] {
  const client = useClient()
  const [read, setRead] = useState<Readonly<Record<string, Reading>>>({})
  const [cover, ...others] = photoIds
  // The cover shows the whole piece, so that its label is small: it comes last.
  const wanted = [...others, ...(cover === undefined ? [] : [cover])].slice(0, readMost)
  const next = isReady ? wanted.find((id) => !read[id]?.isDone) : undefined
  const tries = next === undefined ? 0 : (read[next]?.tries ?? 0)
  useEffect(() => {
    if (next === undefined) return
    let isGone = false
    const ask = async () => {
      const { data, error } = await client.query(GetDirectLabelDocument, { photoId: next }).toPromise()
      if (isGone) return
      const isDone = !error || tries + 1 >= triesMost
      const label = data?.directLabel ?? null
      setRead((now) => ({ ...now, [next]: { label, tries: tries + 1, isDone } }))
    }
    const timer = setTimeout(() => void ask(), tries * pauseMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [client, next, tries])
  return photoIds.flatMap((id) => read[id]?.label ?? [])
}
