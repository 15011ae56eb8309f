import {
  GetStyleThreadDocument,
  RemoveStyleChipDocument,
  SayToStylistDocument,
  type StyleThreadFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useClient, useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { streamTurn } from './stream-turn.ts'

export type Thread = StyleThreadFieldsFragment
export type Turn = Thread['turns'][number]
export type Outfit = Turn['outfits'][number]

export type Stylist = {
  /** Sends words; resolves to false when they were not taken, so that the field keeps them. */
  say: (words: string) => Promise<boolean>
  takeAway: (key: string) => Promise<void>
  busy: boolean
  /** What is being answered now. */
  pending: string | null
  problem: string | null
  /** The words of the answer that have come so far. */
  coming: string
}

/**
 * Hook: returns `say`, which sends words to a style chat (null: a new one, whose page it then opens) and
 * resolves to whether they were taken; `takeAway` removes an understood thing. `pending` are the words under
 * way, `coming` the answer as far as it has come, `problem` the sentence after a failure, `busy`.
 */
export function useStylist(threadId: string | null): Stylist {
  const [, run] = useMutation(SayToStylistDocument)
  const [, remove] = useMutation(RemoveStyleChipDocument)
  const [pending, setPending] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [coming, setComing] = useState('')
  const client = useClient()
  const router = useRouter()
  /** Sends words without the stream, as browsers and networks that can't stream do. */
  const sayAtOnce = async (words: string) => {
    const { data, error } = await run({ input: { threadId, words } })
    const answer = data?.sayToStylist
    return answer?.__typename === 'StyleThreadPayload'
      ? { id: answer.thread.id }
      : { problem: answer?.message ?? friendlyError(error, 'generic') }
  }
  const sayStreamed = async (words: string) => {
    const last = await streamTurn({ threadId, words }, setComing)
    if (!last) return sayAtOnce(words)
    if (last.name === 'refused') return { problem: last.data.message }
    const { threadId: id } = last.data
    await client.query(GetStyleThreadDocument, { id }, { requestPolicy: 'network-only' }).toPromise()
    return { id }
  }
  const say: Stylist['say'] = async (words) => {
    setProblem(null)
    setPending(words)
    const outcome = await sayStreamed(words)
    setPending(null)
    setComing('')
    if ('problem' in outcome) {
      setProblem(outcome.problem)
      return false
    }
    if (threadId === null) await router.navigate({ href: `/chat/${outcome.id}` })
    return true
  }
  const takeAway: Stylist['takeAway'] = async (key) => {
    if (threadId === null) return
    setProblem(null)
    setPending('')
    const { data, error } = await remove({ threadId, key })
    setPending(null)
    const answer = data?.removeStyleChip
    if (answer?.__typename !== 'StyleThreadPayload')
      setProblem(answer?.message ?? friendlyError(error, 'generic'))
  }
  return { say, takeAway, busy: pending !== null, pending, problem, coming }
}
