// Brings the hearts of this browser to the shop (specification §4): after 2.5 s, in batches of 25 item
// numbers every 5 s, and by one tab at a time. What gets no answer is tried again, however long that takes.
import {
  adopted,
  confirmed,
  isWaiting,
  type LocalPendingListItem,
  nextBatch,
  purged,
  withChange,
  withNote,
  withoutRefused,
} from '@hemline/rules/favorites/pending-list.ts'
import { favoritesSyncEveryMs, favoritesSyncWaitMs } from '@hemline/rules/vocabulary/constants.ts'
import { pendingListStatuses } from '@hemline/rules/vocabulary/lists.ts'
import {
  AddFavoritesDocument,
  GetUserHumanDocument,
  RemoveFavoritesDocument,
} from '@hemline/schema/generated/graphql.ts'
import type { Client, CombinedError } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { showToast } from '../../ui/toasts.store.ts'
import { sessionVariables } from '../identity/ask-session.ts'
import { forgetHeart, forgetSent, heartNotesOf, noteSent, wasSent } from './heart-notes.ts'
import { type Heart, useHearts } from './hearts.store.ts'
import { accountOf, visitorsList } from './list-id.ts'
import { openPendingList, type PendingList } from './pending-list.ts'

const name = 'hemline-favorites'
/** The longest pause between two tries of a shop that gives no answer. */
const longestPauseMs = 300_000
/** The codes with which the shop says that it will never take what was sent. */
const finalCodes = ['BAD_INPUT', 'FORBIDDEN']

type Outcome = { sent: readonly LocalPendingListItem[]; error?: CombinedError | undefined }

const isLoved = ({ status }: LocalPendingListItem) => status !== pendingListStatuses.deleted
const isFinal = (error: CombinedError) =>
  error.graphQLErrors.some(({ extensions }) => finalCodes.includes(String(extensions.code)))

const isOfOthers = (error: CombinedError) =>
  error.graphQLErrors.some(({ extensions }) => extensions.code === 'UNAUTHENTICATED')

function setHearts(change: (hearts: Record<number, Heart>) => void): void {
  const hearts = { ...useHearts.getState().hearts }
  change(hearts)
  useHearts.setState({ hearts })
}

/** Shows the hearts of the entries as the list has them. */
function show(items: readonly LocalPendingListItem[]): void {
  setHearts((hearts) => {
    for (const item of items) {
      const loved = isLoved(item)
      hearts[item.itemNumber] = { loved, base: isWaiting(item) && !wasSent(item) ? !loved : loved }
    }
  })
}

/** Runs an action in one tab at a time; returns undefined when another tab is at it. */
async function alone<T>(action: () => Promise<T>): Promise<T | undefined> {
  const { locks } = globalThis.navigator
  if (!locks) return action()
  return (await locks.request(name, { ifAvailable: true }, (lock) => (lock ? action() : undefined))) as T
}

/**
 * Sends entries of one kind. When the shop refuses them for good, each half is sent by itself: one bad
 * number, or a list that has room for a few, takes no other heart along.
 */
async function sendAlike(
  client: Client,
  sent: readonly LocalPendingListItem[],
  loved: boolean,
): Promise<Outcome[]> {
  const [first] = sent
  if (!first) return []
  const itemNumbers = sent.map(({ itemNumber }) => itemNumber)
  const variables = { input: { itemNumbers, userId: accountOf(first.listId) } }
  const { error } = await client
    .mutation(loved ? AddFavoritesDocument : RemoveFavoritesDocument, variables, { quiet: true })
    .toPromise()
  if (sent.length === 1 || !error || !isFinal(error)) return [{ sent, error }]
  const half = Math.ceil(sent.length / 2)
  const before = await sendAlike(client, sent.slice(0, half), loved)
  return [...before, ...(await sendAlike(client, sent.slice(half), loved))]
}

async function send(client: Client, batch: readonly LocalPendingListItem[]): Promise<Outcome[]> {
  noteSent(batch)
  const removed = batch.filter((item) => !isLoved(item))
  // What is taken out first makes room for what is added.
  const taken = await sendAlike(client, removed, false)
  return [...taken, ...(await sendAlike(client, batch.filter(isLoved), true))]
}

/** Says once what the shop refused, and asks anew who looks when hearts were of another viewer. */
function followUp(client: Client, outcomes: readonly Outcome[]): void {
  const refusal = outcomes.find(({ error }) => error && isFinal(error))?.error
  if (refusal) showToast({ text: friendlyError(refusal, 'generic') })
  // Somebody else logged in, or out, in another tab: this tab has to know who looks.
  if (outcomes.some(({ error }) => error && isOfOthers(error)))
    void client.query(GetUserHumanDocument, sessionVariables(), { requestPolicy: 'network-only' }).toPromise()
}

export type FavoritesSync = {
  /** Shows what waits in a list, and sends it; the viewer's list from now on. */
  follow: (listId: string) => Promise<void>
  /** Fills or empties a heart and remembers it; the shop hears of it soon. */
  change: (piece: { itemNumber: number; isFavorite: boolean }, loved: boolean) => Promise<void>
  /**
   * Sends all that waits now. Returns how many entries were sent, and how many still wait, since the shop
   * could not be reached or another tab sends them.
   */
  flush: () => Promise<{ sent: number; waiting: number }>
  stop: () => void
}

/**
 * When a tab sends: `schedule` a round in so many milliseconds, `flush` now. A round without an answer is
 * followed by a longer pause, until `reset`.
 */
function makeRounds(sendOnce: () => Promise<boolean>, waiting: () => Promise<number>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let failures = 0
  let ended = false

  async function round(): Promise<void> {
    const answered = await alone(sendOnce)
    failures = answered === false ? failures + 1 : 0
    if ((await waiting()) > 0) schedule(Math.min(favoritesSyncEveryMs * 2 ** failures, longestPauseMs))
  }

  function schedule(ms: number): void {
    clearTimeout(timer)
    if (ended) return
    timer = setTimeout(() => {
      running = round()
    }, ms)
  }

  async function flush(): Promise<{ sent: number; waiting: number }> {
    clearTimeout(timer)
    const first = await waiting()
    // A round of this tab may be on its way: its answer counts as this one's.
    await running
    let left = await waiting()
    while (left > 0 && (await alone(sendOnce))) left = await waiting()
    if (left > 0) schedule(favoritesSyncEveryMs)
    return { sent: Math.max(0, first - left), waiting: left }
  }

  const reset = () => {
    failures = 0
  }
  const end = () => {
    ended = true
    clearTimeout(timer)
  }
  return { schedule, flush, reset, end }
}

function makeSync(client: Client, list: PendingList): FavoritesSync {
  let listId = visitorsList
  let ended = false
  const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined
  const tellOthers = (of: string) => (ended ? undefined : others?.postMessage(of))

  async function settle(of: string, { sent, error }: Outcome): Promise<void> {
    if (error && !isFinal(error)) return forgetSent(sent)
    await list.change(of, (items) => (error ? withoutRefused(items, sent) : confirmed(items, sent)))
    forgetSent(sent)
    setHearts((hearts) => {
      for (const item of sent) {
        const heart = hearts[item.itemNumber]
        // A heart that was changed meanwhile goes on as its shopper left it.
        if (!heart || heart.loved !== isLoved(item)) continue
        hearts[item.itemNumber] = error
          ? { loved: heart.base, base: heart.base }
          : { loved: heart.loved, base: heart.loved }
      }
    })
  }

  /** Sends the next batch; returns whether there was an answer to all of it. */
  async function sendOnce(): Promise<boolean> {
    const of = listId
    const outcomes = await send(client, nextBatch(await list.change(of, purged)))
    for (const outcome of outcomes) await settle(of, outcome)
    followUp(client, outcomes)
    tellOthers(of)
    return outcomes.every(({ error }) => !error || isFinal(error))
  }

  const waiting = async () => (await list.read(listId)).filter(isWaiting).length

  const { schedule, flush, ...rounds } = makeRounds(sendOnce, waiting)

  async function change(piece: { itemNumber: number; isFavorite: boolean }, loved: boolean): Promise<void> {
    const { itemNumber } = piece
    setHearts((hearts) => {
      hearts[itemNumber] = { loved, base: hearts[itemNumber]?.base ?? piece.isFavorite }
    })
    const of = listId
    await list.change(of, (items) => withChange(items, { listId: of, itemNumber, loved, updatedAt: nowMs() }))
    tellOthers(of)
    schedule(favoritesSyncWaitMs)
  }

  /** Puts into a list what an earlier page could only note. */
  async function takeNotes(of: string): Promise<void> {
    for (const note of heartNotesOf(of)) {
      await list.change(of, (items) => withNote(items, note))
      forgetHeart(note)
    }
  }

  async function follow(next: string): Promise<void> {
    // Somebody else's hearts are nobody's business: each viewer begins with their own list.
    if (next !== listId) useHearts.setState({ hearts: {} })
    listId = next
    await takeNotes(visitorsList)
    if (next !== visitorsList) await takeNotes(next)
    // What a visitor loved is in the account by the time its owner looks elsewhere.
    let joined = false
    if (next !== visitorsList) {
      const visitors = await list.read(visitorsList)
      if (visitors.length > 0) {
        await list.change(next, (items) => adopted(items, visitors, next))
        await list.change(visitorsList, () => [])
        joined = true
      }
    }
    const items = await list.read(next)
    if (next !== listId) return
    show(items)
    if (items.some(isWaiting)) schedule(joined ? 0 : favoritesSyncWaitMs)
  }

  const online = () => {
    rounds.reset()
    schedule(favoritesSyncWaitMs)
  }
  globalThis.addEventListener?.('online', online)
  others?.addEventListener('message', ({ data }) => {
    if (data === listId) void list.read(listId).then(show)
  })
  const stop = () => {
    ended = true
    rounds.end()
    globalThis.removeEventListener?.('online', online)
    others?.close()
    list.close()
  }
  return { follow, change, flush, stop }
}

const syncs = new Map<Client, FavoritesSync>()

/** Returns the synchronization of favorites of a GraphQL client; makes it at the first call. */
export function syncOf(client: Client, list?: PendingList): FavoritesSync {
  const known = syncs.get(client)
  if (known) return known
  const sync = makeSync(client, list ?? openPendingList())
  syncs.set(client, sync)
  return sync
}

/** Stops all synchronizations of favorites, as closing the tab does; unsent changes stay in the browser. */
export function endSyncs(): void {
  for (const sync of syncs.values()) sync.stop()
  syncs.clear()
}
