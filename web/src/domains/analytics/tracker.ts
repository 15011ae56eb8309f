// The tracker: page views, page pings, link clicks, events of the product, pieces that were seen, and the
// speed of pages (specification §7 and §9). It is loaded once the first page is at rest.
import type { EventPlatform, LogKind } from '@hemline/rules/analytics/collector.ts'
import { pathOf } from '@hemline/rules/analytics/event-path.ts'
import { type AnalyticsEvent, productEvent } from '@hemline/rules/analytics/events.ts'
import { isPingDue } from '@hemline/rules/analytics/visits.ts'
import { classify, rowOf } from '@hemline/rules/site/routes.ts'
import { nowMs } from '../../platform/clock.ts'
import { newId } from '../../platform/random.ts'
import { reportWarning } from '../../platform/reports.ts'
import { takeNotes } from '../../platform/track.ts'
import { deviceClass } from '../../platform/viewport.ts'
import { useModalStore } from '../../ui/modal.store.ts'
import { type Said, saidBy, transactionOf } from './answers.ts'
import { itemOfHref, watchCards } from './seen.ts'
import { createSender, type Sender } from './sender.ts'
import { presentVisit } from './visit.ts'
import type { Vitals } from './vitals.ts'

const application = 'hemline'
const linkClick = 'iglu:com.snowplowanalytics.snowplow/link_click/jsonschema/1-0-1'
const selfDescribing = 'iglu:com.snowplowanalytics.snowplow/unstruct_event/jsonschema/1-0-0'
/** Events of the product that go by the tracker protocol; the others are in the client event log. */
const byTracker: ReadonlySet<string> = new Set([
  productEvent('addToCart').event_action,
  productEvent('removeFromCart').event_action,
])
/** How often the tracker looks whether the page is still in use, in milliseconds. */
const beatMs = 1000

/** Who is on the page, as the browser knows it; the collector goes by the session. */
export type Person = { customerId: string | null; visitorId: number | null }
type Options = {
  /** Calls back after each navigation; returns a function that ends this. */
  onNavigated: (seen: () => void) => () => void
  person: () => Person
  /** Begins to measure page speed, and returns an object with the latest values. */
  vitals?: Vitals
  sender?: Sender
}

const platformOf = (): EventPlatform => (deviceClass() === 'mobile' ? 'pwa_mobile' : 'pwa')

/** The address of a page without its query, but for the searched text. */
function addressNow(): string {
  const { origin, pathname, href } = globalThis.location
  const { text } = pathOf(href)
  return origin + pathname + (text ? `?${new URLSearchParams({ text })}` : '')
}

/** Whether the browser asks that nobody is named (Global Privacy Control): then no visit is kept either. */
const isNobody = () => Reflect.get(globalThis.navigator, 'globalPrivacyControl') === true

/** Runs what a listener does; a failure is logged and disturbs nothing. */
const quietly =
  <T>(act: (given: T) => void) =>
  (given: T): void => {
    try {
      act(given)
    } catch (error) {
      reportWarning('an event was not tracked', { error })
    }
  }

/** Whether a page is the desk of people at work, who are not counted. */
const isDesk = () => rowOf(classify(globalThis.location.pathname).kind)?.frame === 'desk'

/** Makes the functions that put events into the sender, each with what every event has. */
function createReports(sender: Sender, person: Options['person']) {
  const track = (parameters: Record<string, string>) => {
    const visit = isNobody() ? undefined : presentVisit()
    sender.put({
      way: 'tracker',
      event: {
        eid: newId(),
        p: platformOf() === 'pwa' ? 'web' : 'mob',
        aid: application,
        dtm: String(nowMs()),
        ...(visit && { sid: visit.id, vid: String(visit.count) }),
        url: addressNow(),
        lang: globalThis.navigator.language,
        vp: `${globalThis.innerWidth}x${globalThis.innerHeight}`,
        ...parameters,
      },
    })
  }
  const log = (way: LogKind, fields: Record<string, unknown>) => {
    const who = isNobody() ? undefined : person()
    sender.put({
      way,
      event: {
        event_id: newId(),
        at: nowMs(),
        url: addressNow(),
        ...(who && {
          session_id: presentVisit().id,
          customer_id: who.customerId,
          visitor_id: who.visitorId,
        }),
        ...fields,
      },
    })
  }
  const say = (event: AnalyticsEvent, facts: Record<string, string | number | null> = {}) => {
    if (!byTracker.has(event.event_action)) return log('client_event_log', { ...event, facts })
    track({
      e: 'se',
      se_ca: event.event_category,
      se_ac: event.event_action,
      se_la: event.event_label,
      ...(facts.item === undefined ? {} : { se_pr: String(facts.item) }),
    })
  }
  return { track, log, say }
}

type Reports = ReturnType<typeof createReports>

/** Reports the click of a link, and of a piece card. */
function reportClick({ track, say }: Reports, event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || isDesk()) return
  const data = { schema: linkClick, data: { targetUrl: link.href } }
  track({ e: 'ue', ue_pr: JSON.stringify({ schema: selfDescribing, data }) })
  const item = link.closest('article') ? itemOfHref(link.getAttribute('href')) : undefined
  const label = pathOf(globalThis.location.href).page
  if (item !== undefined) say(productEvent('cardClick', label), { item })
}

/** What is known of the page that is open. */
type OpenPage = {
  address: string
  since: number
  pinged: number | undefined
  isActive: boolean
  isLogged: boolean
}
const openedNow = (): OpenPage => ({
  address: addressNow(),
  since: nowMs(),
  pinged: undefined,
  isActive: false,
  isLogged: false,
})

/**
 * Begins to track page views, seen pieces and actions (no page views of the employees' desk); returns a
 * function that ends the tracking and sends what is queued.
 */
export function beginTracking({
  onNavigated,
  person,
  vitals,
  sender = createSender({ platform: platformOf() }),
}: Options) {
  const reports = createReports(sender, person)
  const { track, log, say } = reports
  const seen = watchCards(globalThis.document.body)
  let page = openedNow()
  let measured = vitals

  const logSeen = () => {
    const items = seen.take()
    if (items.length > 0) log('item_visibility_log', { url: page.address, items })
  }
  /** The log of a page, once: how long it was looked at, and for the document how fast it was. */
  const logPage = () => {
    if (page.isLogged || isDesk()) return
    page.isLogged = true
    const seconds = Math.min(Math.round((nowMs() - page.since) / 1000), 86_400)
    log('client_page_log', { url: page.address, seconds, vitals: measured ?? {} })
    measured = undefined
  }
  const view = (referrer: string) => {
    if (isDesk()) return
    const { page: type, text } = pathOf(globalThis.location.href)
    track({ e: 'pv', ...(referrer ? { refr: referrer } : {}) })
    const item = itemOfHref(globalThis.location.pathname)
    if (type === 'shop-details' && item !== undefined) say(productEvent('productView'), { item })
    if (text) say(productEvent('searchSubmit'), { text })
    if (classify(globalThis.location.pathname).kind === 'sign-up') say(productEvent('signupView', 'page'))
  }
  const navigated = () => {
    const before = page.address
    if (addressNow() === before) return
    logSeen()
    logPage()
    seen.anew()
    page = openedNow()
    view(before)
  }
  const ping = () => {
    if (globalThis.document.hidden || isDesk()) return
    const seconds = (nowMs() - page.since) / 1000
    if (!isPingDue(seconds, page.pinged, page.isActive)) return
    page.pinged = seconds
    page.isActive = false
    const { scrollX, scrollY } = globalThis
    track({
      e: 'pp',
      pp_mix: '0',
      pp_max: String(Math.round(scrollX)),
      pp_miy: '0',
      pp_may: String(Math.round(scrollY)),
    })
    logSeen()
  }
  const told = (said: Said) => {
    if ('event' in said) say(said.event, said.facts)
    else for (const one of transactionOf(said.purchase)) track(one)
  }
  const left = () => {
    logSeen()
    logPage()
    sender.leave()
  }
  const turnedAway = () => {
    if (globalThis.document.hidden) left()
  }
  const wasActive = () => {
    page.isActive = true
  }

  quietly(view)(globalThis.document.referrer)
  const ends = [
    takeNotes(quietly((one) => saidBy(one).forEach(told))),
    onNavigated(quietly(navigated) as () => void),
    useModalStore.subscribe(({ modal, visible }, before) => {
      if (visible && modal?.id === 'sign-up' && !before.visible) say(productEvent('signupView', 'dialog'))
    }),
    // Some browsers leave a page without hiding it first.
    listenAll(globalThis.window, { pagehide: left }),
    listenAll(globalThis.document, {
      click: (event) => reportClick(reports, event),
      visibilitychange: turnedAway,
      scroll: wasActive,
      keydown: wasActive,
      pointermove: wasActive,
    }),
  ]
  const beat = setInterval(quietly(ping), beatMs)
  return () => {
    clearInterval(beat)
    for (const end of ends) end()
    seen.end()
    sender.leave()
  }
}

/** Listens to events of a target without keeping the page waiting; returns a function that ends this. */
function listenAll(target: EventTarget, given: Readonly<Record<string, (event: Event) => void>>): () => void {
  const listeners = Object.entries(given).map(([name, listener]) => ({ name, listener: quietly(listener) }))
  const how = { capture: true, passive: true }
  for (const { name, listener } of listeners) target.addEventListener(name, listener, how)
  return () => {
    for (const { name, listener } of listeners) target.removeEventListener(name, listener, how)
  }
}
