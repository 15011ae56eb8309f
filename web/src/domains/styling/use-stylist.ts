import {
  RemoveStyleChipDocument,
  SayToStylistDocument,
  type StyleThreadFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'

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
}

/**
 * Returns the doors to a thread of the style chat, or to a new one: then the first answer leads to its page.
 */
export function useStylist(threadId: string | null): Stylist {
  const [, run] = useMutation(SayToStylistDocument)
  const [, remove] = useMutation(RemoveStyleChipDocument)
  const [pending, setPending] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const router = useRouter()
  const say: Stylist['say'] = async (words) => {
    setProblem(null)
    setPending(words)
    const { data, error } = await run({ input: { threadId, words } })
    setPending(null)
    const answer = data?.sayToStylist
    if (answer?.__typename === 'StyleThreadPayload') {
      if (threadId === null) await router.navigate({ href: `/chat/${answer.thread.id}` })
      return true
    }
    setProblem(answer?.message ?? friendlyError(error, 'generic'))
    return false
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
  return { say, takeAway, busy: pending !== null, pending, problem }
}
