import { AnswerOfferDocument, type OfferAct } from '@hemline/schema/generated/graphql.ts'
import { useRef, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { newId } from '../../platform/random.ts'
import { showToast } from '../../ui/toasts.store.ts'

export type Wish = { act: OfferAct; amount?: number; words?: string }

/**
 * Hook: returns `answer`, which sends the viewer's answer to an offer (amount in cents) and resolves to
 * whether it was taken (false at once while one is sent); `problem` is the sentence why not, with
 * `setProblem`; `isBusy` while it runs. The key stays the same until an answer came, so that a double press
 * answers once.
 */
export function useAnswer(id: string) {
  const [{ fetching }, run] = useMutation(AnswerOfferDocument)
  const [problem, setProblem] = useState<string>()
  const press = useRef<{ said: string; key: string } | undefined>(undefined)
  const answer = async ({ act, amount, words = '' }: Wish): Promise<boolean> => {
    if (fetching) return false
    setProblem(undefined)
    const said = JSON.stringify([act, amount, words])
    if (press.current?.said !== said) press.current = { said, key: newId() }
    const { key } = press.current
    const { data, error } = await run({ input: { id, act, amount: amount ?? null, words, key } })
    const result = data?.answerOffer
    if (result) press.current = undefined
    if (result?.__typename !== 'OfferPayload') {
      setProblem(result?.message ?? friendlyError(error, 'generic'))
      return false
    }
    if (result.said) showToast({ text: result.said })
    return true
  }
  return { answer, isBusy: fetching, problem, setProblem }
}
