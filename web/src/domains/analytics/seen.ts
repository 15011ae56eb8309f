// Which piece cards a visitor saw: half of a card in the window for a second, each once a page.
import { eventsPerRequest } from '@hemline/rules/analytics/collector.ts'

/** The share of a card, and for how long in milliseconds. */
export const seenShare = 0.5
export const seenMs = 1000

export type SeenItem = { item_number: number; place: number }

/** Returns the number of the piece that a link leads to; undefined for other links. */
export function itemOfHref(href: string | null): number | undefined {
  const number = /^\/product\/(?:[^/?#]+\/)?(\d+)(?:[?#]|$)/.exec(href ?? '')?.[1]
  return number === undefined ? undefined : Number(number)
}

const cards = 'article:has(a[href^="/product/"])'

/**
 * Watches the piece cards below `root`, also those added later, and notes pieces of which half was in sight
 * for a second, each once, at most 100 at a time. Returns `take`, which returns the pieces seen since the
 * last call; `anew`, which begins a new page; `end`, which stops watching.
 */
export function watchCards(root: Element) {
  let seen: SeenItem[] = []
  let known = new Set<number>()
  let watched = new WeakSet<Element>()
  let isPlanned = false
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  const count = (card: Element) => {
    timers.delete(card)
    const item = itemOfHref(card.querySelector('a[href^="/product/"]')?.getAttribute('href') ?? null)
    if (item === undefined || known.has(item) || seen.length >= eventsPerRequest) return
    seen.push({ item_number: item, place: known.size })
    known.add(item)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(timers.get(target))
        timers.delete(target)
        if (isIntersecting)
          timers.set(
            target,
            setTimeout(() => count(target), seenMs),
          )
      }
    },
    { threshold: seenShare },
  )
  const look = () => {
    isPlanned = false
    for (const card of root.querySelectorAll(cards)) {
      if (watched.has(card)) continue
      watched.add(card)
      observer.observe(card)
    }
  }
  /** Looks for new cards once the browser has drawn what changed. */
  const plan = () => {
    if (isPlanned) return
    isPlanned = true
    setTimeout(look, 200)
  }
  const changes = new MutationObserver(plan)
  changes.observe(root, { childList: true, subtree: true })
  plan()
  return {
    take: (): SeenItem[] => seen.splice(0),
    anew: (): void => {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
      observer.disconnect()
      seen = []
      known = new Set()
      watched = new WeakSet()
      plan()
    },
    end: (): void => {
      for (const timer of timers.values()) clearTimeout(timer)
      observer.disconnect()
      changes.disconnect()
    },
  }
}
