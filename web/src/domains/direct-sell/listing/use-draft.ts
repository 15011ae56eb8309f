// A draft that saves itself: some moments after each change with the API, and on this device for as long as
// the API has not answered. Tabs of one browser hear of each other's changes; of a field the last one wins.
import { GetDirectListingDocument, SaveDirectDraftDocument } from '@hemline/schema/generated/graphql.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type CombinedError, useMutation, useQuery } from 'urql'
import { nowMs } from '../../../platform/clock.ts'
import { friendlyError } from '../../../platform/errors.ts'
import {
  emptyForm,
  type Form,
  formOf,
  inputOf,
  isUnsent,
  type Listing,
  laterOf,
  leftAfter,
  type Unsent,
  withUnsent,
} from './draft.ts'
import { draftKey, keepUnsent, readUnsent } from './draft-store.ts'

/** Moments after a change at which it is sent. */
const restMs = 900
const againMs = 20_000

/** `device`: no answer came, so that the changes are on this device only; `refused`: see `problem`. */
export type Saving = 'clean' | 'waiting' | 'saved' | 'device' | 'refused'

export type DraftState = {
  id: string
  form: Form
  /** As the API has it; undefined for one that it does not have yet. */
  listing: Listing | undefined
  isLoading: boolean
  error: CombinedError | undefined
  ask: () => void
  saving: Saving
  problem: string | undefined
  change: (part: Partial<Form>) => void
  /** Sends what is not sent. Returns whether the API has it all. */
  flush: () => Promise<boolean>
}

const isEmpty = (unsent: Unsent) => Object.keys(unsent).length === 0

/** The changes of this tab, and which of them are not sent; in refs, so that a late answer reads the last. */
function useChanges(key: string) {
  const [unsent, setUnsent] = useState<Unsent>(() => readUnsent(key))
  const [made, setMade] = useState<Unsent>(unsent)
  const latest = useRef({ unsent, made })
  const set = (next: { unsent: Unsent; made: Unsent }) => {
    latest.current = next
    setUnsent(next.unsent)
    setMade(next.made)
  }
  useEffect(() => {
    const changed = (event: StorageEvent) => {
      if (event.key !== key || event.newValue === null) return
      let told: unknown
      try {
        told = JSON.parse(event.newValue)
      } catch {
        return
      }
      if (!isUnsent(told)) return
      const now = latest.current
      const next = { unsent: laterOf(now.unsent, told), made: laterOf(now.made, told) }
      latest.current = next
      setUnsent(next.unsent)
      setMade(next.made)
    }
    globalThis.addEventListener('storage', changed)
    return () => globalThis.removeEventListener('storage', changed)
  }, [key])
  return { unsent, made, latest, set }
}

type Changes = ReturnType<typeof useChanges>

/** Sends the changes: one request at a time, and again after those that were made meanwhile. */
function useSending({ latest, set }: Changes, { id, key }: { id: string; key: string }) {
  const [, run] = useMutation(SaveDirectDraftDocument)
  const [saving, setSaving] = useState<Saving>(() => (isEmpty(latest.current.unsent) ? 'clean' : 'waiting'))
  const [problem, setProblem] = useState<string>()
  const [sent, setSent] = useState<Listing>()
  const running = useRef<Promise<boolean> | undefined>(undefined)
  const base = useRef<Form>(emptyForm)
  const send = async (): Promise<boolean> => {
    const { unsent, made } = latest.current
    if (isEmpty(unsent)) return true
    setSaving('waiting')
    const { data, error } = await run({ input: inputOf(id, withUnsent(base.current, made)) })
    const answer = data?.saveDirectDraft
    if (answer?.__typename !== 'DirectListingPayload') {
      setSaving(answer ? 'refused' : 'device')
      setProblem(answer?.message ?? friendlyError(error, 'generic'))
      return false
    }
    const left = leftAfter(latest.current.unsent, unsent)
    set({ unsent: left, made: latest.current.made })
    keepUnsent(key, left)
    setSent(answer.listing)
    setProblem(undefined)
    setSaving(isEmpty(left) ? 'saved' : 'waiting')
    return isEmpty(left) || send()
  }
  const flush = (): Promise<boolean> => {
    running.current ??= send().finally(() => {
      running.current = undefined
    })
    return running.current
  }
  return { saving, setSaving, problem, sent, flush, base }
}

/** Sends at the right moments: after a rest, when the line is back, and before the page is left. */
function useMoments(unsent: Unsent, saving: Saving, flush: () => Promise<boolean>): void {
  const latest = useRef(flush)
  latest.current = flush
  useEffect(() => {
    if (isEmpty(unsent)) return undefined
    const timer = setTimeout(() => void latest.current(), restMs)
    return () => clearTimeout(timer)
  }, [unsent])
  useEffect(() => {
    if (saving !== 'device') return undefined
    const again = () => void latest.current()
    const timer = setInterval(again, againMs)
    globalThis.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      globalThis.removeEventListener('online', again)
    }
  }, [saving])
  useEffect(() => {
    const hidden = () => {
      if (globalThis.document.visibilityState === 'hidden') void latest.current()
    }
    globalThis.document.addEventListener('visibilitychange', hidden)
    return () => {
      globalThis.document.removeEventListener('visibilitychange', hidden)
      void latest.current()
    }
  }, [])
}

/**
 * Hook: returns the draft of a listing with this id. `form` is the server's form with unsent changes;
 * `change` changes fields, keeps them in localStorage and saves 0.9 seconds later; `flush` saves at once;
 * `saving` and `problem` are its state; `listing`, `isLoading`, `error` and `ask` belong to loading.
 * `member`: the viewer's id. Changes made without a connection are sent again every 20 seconds.
 */
export function useDraft(id: string, member: string): DraftState {
  const key = draftKey(member, id)
  const changes = useChanges(key)
  const sending = useSending(changes, { id, key })
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetDirectListingDocument,
    variables: { id },
    requestPolicy: 'cache-and-network',
  })
  const listing = data?.directListing ?? sending.sent
  const server = useMemo(() => (listing ? formOf(listing) : emptyForm), [listing])
  sending.base.current = server
  useMoments(changes.unsent, sending.saving, sending.flush)
  const change = (part: Partial<Form>) => {
    const at = nowMs()
    const told: Unsent = Object.fromEntries(
      Object.entries(part).map(([name, value]) => [name, { value, at }]),
    )
    const { unsent, made } = changes.latest.current
    const next = { unsent: { ...unsent, ...told }, made: { ...made, ...told } }
    changes.set(next)
    keepUnsent(key, next.unsent)
    sending.setSaving('waiting')
  }
  return {
    id,
    form: withUnsent(server, changes.made),
    listing,
    isLoading: fetching && data === undefined,
    error: data === undefined && !fetching ? error : undefined,
    ask: () => ask({ requestPolicy: 'network-only' }),
    saving: sending.saving,
    problem: sending.problem,
    change,
    flush: sending.flush,
  }
}
