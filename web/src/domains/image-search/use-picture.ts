// From a picture to its search: upload it or fetch it, begin the search, go to what was found.
import { DeleteImageSearchDocument, StartImageSearchDocument } from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { heading } from '../../platform/focus.ts'
import { leaveModalFor } from '../../ui/modal.store.ts'
import { type FileSource, importPhoto, type Sent, sendPhoto } from '../photos/photo-wire.ts'

export type PictureSearch = {
  /** Uploads a file and searches with it. */
  send: (file: Blob, source: FileSource) => Promise<void>
  /** Fetches the picture at an address and searches with it. */
  fetchFrom: (url: string) => Promise<void>
  refuse: (problem: string | null) => void
  /** What is under way, in words; null while nothing is. */
  waits: string | null
  problem: string | null
}

/**
 * Hook: begins searches with the viewer's own picture: `send` uploads a file, `fetchFrom` takes a URL; both
 * then navigate to the results, or delete the search when the sheet was closed meanwhile. `waits` says what
 * is going on (null: nothing), `problem` why it failed; `refuse` sets the problem.
 */
export function usePicture(): PictureSearch {
  const [, start] = useMutation(StartImageSearchDocument)
  const [, remove] = useMutation(DeleteImageSearchDocument)
  const [waits, setWaits] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const router = useRouter()
  const busy = useRef(false)
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  const answered = async (sent: Sent): Promise<string | null> => {
    if ('refusal' in sent) return sent.refusal
    setWaits('Looking at your picture')
    const { data, error } = await start({ input: { photoId: sent.id } })
    const answer = data?.startImageSearch
    if (!answer) return friendlyError(error, 'generic')
    if (answer.__typename === 'ImageSearchRefused') return answer.message
    // The sheet was closed in the meantime: nobody waits for the picture any more.
    if (gone.current) {
      await remove({ id: answer.search.id })
      return null
    }
    await router.navigate({ href: `/image-search/${answer.search.id}` })
    const title = heading()
    title?.setAttribute('tabindex', '-1')
    leaveModalFor(title)
    return null
  }
  const begin = async (words: string, sending: () => Promise<Sent>) => {
    if (busy.current) return
    busy.current = true
    setProblem(null)
    setWaits(words)
    const said = await answered(await sending())
    busy.current = false
    setWaits(null)
    setProblem(said)
  }
  const send: PictureSearch['send'] = (file, source) =>
    begin('Sending your picture', () => sendPhoto(file, { source }))
  const fetchFrom: PictureSearch['fetchFrom'] = (url) => begin('Fetching the picture', () => importPhoto(url))
  return { send, fetchFrom, refuse: setProblem, waits, problem }
}
