// A picture in the style chat: it is searched with, becomes words, and is deleted at once.
import { pieceWords } from '@hemline/rules/image-search/words.ts'
import {
  DeleteImageSearchDocument,
  GetImageSearchMatchesDocument,
  StartImageSearchDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useClient } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { sendPhoto } from '../photos/photo-wire.ts'

const unsureMessage = 'I can’t make out a piece for an outfit in this picture. Please say it in words.'

/** A picture that was looked at: the file, and its piece as words ("green coat"). */
export type ChatPicture = { file: File; words: string }
export type PictureInChat = {
  take: (file: File) => Promise<void>
  forget: () => void
  seen: ChatPicture | null
  busy: boolean
  problem: string | null
}

type Looked = { words: string } | { problem: string }

/** Returns a function that looks at a file and says what piece it shows. The picture is gone afterwards. */
function useLooking(): (file: File) => Promise<Looked> {
  const client = useClient()
  const read = async (
    id: string,
    box: { left: number; top: number; width: number; height: number } | null,
  ) => {
    const { data, error } = await client
      .query(GetImageSearchMatchesDocument, { id, box, amount: 1 }, { requestPolicy: 'network-only' })
      .toPromise()
    return { answer: data?.imageSearchMatches, error }
  }
  return async (file) => {
    const sent = await sendPhoto(file, { source: 'image_upload' })
    if ('refusal' in sent) return { problem: sent.refusal }
    const begun = await client.mutation(StartImageSearchDocument, { input: { photoId: sent.id } }).toPromise()
    const started = begun.data?.startImageSearch
    if (!started) return { problem: friendlyError(begun.error, 'generic') }
    if (started.__typename === 'ImageSearchRefused') return { problem: started.message }
    const { id, finds } = started.search
    const [first] = finds
    const { box } = first ?? {}
    const { answer, error } = await read(
      id,
      box ? { left: box.left, top: box.top, width: box.width, height: box.height } : null,
    )
    await client.mutation(DeleteImageSearchDocument, { id }).toPromise()
    if (!answer) return { problem: friendlyError(error, 'generic') }
    if (answer.__typename === 'ImageSearchRefused') return { problem: answer.message }
    const words = answer.isUnsure ? '' : pieceWords(first?.label ?? '', answer.line)
    return words === '' ? { problem: unsureMessage } : { words }
  }
}

/**
 * Hook: returns `take`, which looks at a picture of the shopper; then `seen` has the file and its words, or
 * `problem` says why not. `forget` takes both away; `busy` while a picture is looked at, when a further one
 * is ignored.
 */
export function useChatPicture(): PictureInChat {
  const look = useLooking()
  const [seen, setSeen] = useState<ChatPicture | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const forget = () => {
    setSeen(null)
    setProblem(null)
  }
  const take = async (file: File) => {
    if (busy) return
    forget()
    setBusy(true)
    const looked = await look(file)
    setBusy(false)
    if ('problem' in looked) return setProblem(looked.problem)
    setSeen({ file, words: looked.words })
  }
  return { take, forget, seen, busy, problem }
}
