// The resolution hub in the mocks: the API's own rules over the mocks' orders (decision 0184).
import { answerBy } from '@hemline/rules/cases/answer-by.ts'
import { refusalOfCase } from '@hemline/rules/cases/eligibility.ts'
import { isHubKind, kindWords } from '@hemline/rules/cases/kinds.ts'
import { type CaseGrant, grantFor } from '@hemline/rules/cases/offers.ts'
import { replacementGone } from '@hemline/rules/cases/replacement-words.ts'
import { claimEnds, offerTitles, termsOf, tooManyCasesMessage } from '@hemline/rules/cases/words.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { shipmentStatusLabels } from '@hemline/rules/fulfillment/shipment-states.ts'
import { isFormKey } from '@hemline/rules/fulfillment/staff.ts'
import { photosPerMessage } from '@hemline/rules/photos/photos.ts'
import {
  type CaseKind,
  type CaseOffer,
  casesPageSize,
  casesPerDay,
  caseWordsMax,
} from '@hemline/rules/vocabulary/cases.ts'
import { itemNow, type MockContext, ownerOf } from '../context.ts'
import { nextId } from '../db.ts'
import type { MockItem } from '../item.ts'
import type { MockOrder, MockOrderLine } from '../orders.ts'
import { giveMockPhotos } from '../photo-uses.ts'
import type { MockCase } from '../seed/cases.ts'
import {
  isReplacedLine,
  mockReplacements,
  orderMockReplacement,
  replacementOfMock,
} from './case-replacements.ts'
import { moneyIn, targetOf } from './cases-money.ts'
import { caseFields } from './cases-view.ts'
import { ordersOf } from './orders-place.ts'
import { createMockReturn } from './returns.mock.ts'
import { checkMockReturn, returnsOf } from './returns-check.ts'

type Wish = { orderId?: string | null; lineIds: string[]; kind: CaseKind }
type Selection = Wish & {
  words: string
  photoIds?: string[] | null
  offer: CaseOffer
  total: number
  itemNumber?: number | null
  key: string
}
type OfferView = {
  offer: CaseOffer
  title: string
  terms: string
  total: number
  sums: readonly { key: string; label: string; amount: number }[]
  to: readonly { key: string; label: string; amount: number }[]
  item?: MockItem
}

const refused = (message: string, field: string | null = null) => ({
  __typename: 'CaseRefused' as const,
  message,
  field,
})
const stale = refused('What we can do has changed. Please look at it again before you go on.', 'offer')
const noOrder = refused('There is no such order among yours.', 'lines')

/** Returns all cases of this shop. */
export function casesOf(ctx: MockContext): MockCase[] {
  ctx.db.state.cases ??= []
  return ctx.db.state.cases
}

const ownCases = (ctx: MockContext) => casesOf(ctx).filter((one) => one.owner === ownerOf(ctx))
const ownOrder = (ctx: MockContext, id: string | null | undefined) =>
  ordersOf(ctx).find((order) => order.id === id && order.owner === ownerOf(ctx))

const isOpen = (one: MockCase) => one.status === 'waiting_for_us' || one.status === 'waiting_for_carrier'

function refusalOf(ctx: MockContext, line: MockOrderLine, ofCase = false): string | undefined {
  const mine = casesOf(ctx).filter((one) => one.lineIds.includes(line.id))
  return refusalOfCase({
    kind: line.kind,
    isReplacement: ordersOf(ctx).some((one) => one.replacesCase !== undefined && one.lines.includes(line)),
    canceled: line.canceledAt !== null,
    refunded: mine.some((one) => one.paidAt !== null),
    returning: returnsOf(ctx).some(
      (one) => one.status !== 'canceled' && one.lines.some((each) => each.lineId === line.id),
    ),
    inCase: !ofCase && mine.some(isOpen),
  })
}

const shipmentOf = (order: MockOrder, line: MockOrderLine) =>
  order.shipments.find((one) => one.id === line.shipmentId)

function grantOf(ctx: MockContext, order: MockOrder, { lineIds, kind }: Wish, ofCase = false) {
  if (lineIds.length === 0) return refused('Choose the piece first.', 'lines')
  if (new Set(lineIds).size < lineIds.length) return refused('A piece is named twice.', 'lines')
  const lines = order.lines.filter((line) => lineIds.includes(line.id))
  if (lines.length < lineIds.length) return refused('There is no such piece in this order.', 'lines')
  for (const line of lines) {
    const refusal = refusalOf(ctx, line, ofCase)
    if (refusal) return refused(refusal, 'lines')
  }
  const arrived = lines.map((line) => shipmentOf(order, line)?.deliveredAt ?? null)
  const deliveredAt = arrived.includes(null) ? null : (arrived[0] ?? null)
  if (deliveredAt === null && kind !== 'not_delivered' && kind !== 'charged_wrongly')
    return refused('This piece hasn’t arrived yet. Choose “The parcel didn’t come”.', 'kind')
  const sum = (all: readonly MockOrderLine[], key: 'net' | 'tax') =>
    cents(all.reduce((total, line) => total + line[key], 0))
  return grantFor({
    kind,
    pieces: lines.map((line) => ({
      lineId: line.id,
      net: cents(line.net),
      tax: cents(line.tax),
      duty: cents(line.duty),
    })),
    paid: { orderId: order.id, drops: [], giftCards: [], charged: cents(order.totals.total) },
    earned: {
      orderId: order.id,
      sales: sum(order.lines, 'net'),
      tax: cents(order.totals.tax),
      duty: cents(0),
      delivery: cents(order.totals.shipping),
      feeIncome: cents(order.totals.fees),
      feesPayable: cents(0),
      giftCards: [],
    },
    ownFees: cents(order.totals.fees),
    isAll: lines.length === order.lines.length,
    hasAccount: ctx.user !== null,
    deliveredAt: deliveredAt === null ? null : new Date(deliveredAt),
    promisedBy: null,
    isLost: lines.every((line) => shipmentOf(order, line)?.status === 'lost'),
    settledBefore: 0,
    isReplaced: lines.some((line) => isReplacedLine(ctx, line.id)),
    byPerson: ofCase,
    now: ctx.now,
  })
}

/** Returns the ways of a grant that give money, the largest sum first. */
function moneyOffers(ctx: MockContext, order: MockOrder, kind: CaseKind, grant: CaseGrant): OfferView[] {
  const answer = answerBy(ctx.now, 0)
  return (['refund', 'credit', 'keep_part', 'carrier_claim'] as const)
    .flatMap((offer) => {
      const money = moneyIn(grant, offer)
      if (!money || money.total === 0) return []
      const terms = termsOf(offer, kind, { now: ctx.now, answer })
      const to = targetOf(order, offer, money.total)
      return [{ offer, title: offerTitles[offer], terms, total: money.total, sums: money.sums, to }]
    })
    .toSorted((a, b) => b.total - a.total)
}

const freeReturn = 'full_refund_with_free_return_shipping'
const returnLines = ({ lineIds }: Wish) => lineIds.map((lineId) => ({ lineId, reason: 'not_as_described' }))

function offers(ctx: MockContext, wish: Wish) {
  const answer = answerBy(ctx.now, casesOf(ctx).filter((one) => one.status === 'waiting_for_us').length)
  const person: OfferView = {
    offer: 'person',
    title: offerTitles.person,
    terms: termsOf('person', wish.kind, { now: ctx.now, answer }),
    total: 0,
    sums: [],
    to: [],
  }
  const said = { __typename: 'ResolutionOffers' as const, answerBy: answer.toISOString() }
  if (kindWords(wish.kind).about === 'nothing') return { ...said, offers: [person], why: null }
  const order = ownOrder(ctx, wish.orderId)
  if (!order) return noOrder
  const grant = grantOf(ctx, order, wish)
  if ('__typename' in grant) return grant
  const checked = grant.mayGoBack ? checkMockReturn(ctx, returnLines(wish), null) : undefined
  const choice =
    checked && 'choices' in checked ? checked.choices.find((one) => one.refundType === freeReturn) : undefined
  const back: OfferView[] = choice
    ? [
        {
          offer: 'send_back',
          title: offerTitles.send_back,
          terms: termsOf('send_back', wish.kind, { now: ctx.now, answer }),
          total: choice.total,
          sums: choice.sums,
          to: choice.to,
        },
      ]
    : []
  const all = [...moneyOffers(ctx, order, wish.kind, grant), ...back].toSorted((a, b) => b.total - a.total)
  const [same] = mockReplacements(ctx, order, { ...wish, grant }).filter(
    ({ way }) => way === 'at_once' || back.length > 0,
  )
  const again = same ? [replacementOfMock(same)] : []
  return { ...said, offers: [...all, ...again, person], why: grant.why }
}

const payload = (made: MockCase) => ({ __typename: 'CasePayload', case: made })

function select(ctx: MockContext, input: Selection) {
  if (ctx.user === null && ctx.jar.visitorId === null)
    return { __typename: 'SignInRequired', message: 'Please log in, so that we know which orders are yours.' }
  if (!isFormKey(input.key)) return refused('Please load the page again.')
  if (!isHubKind(input.kind)) return refused('Questions about a piece are asked on its page.', 'kind')
  const words = input.words.trim()
  if (!/\p{L}{3}/u.test(words)) return refused('What do you see? One sentence is enough.', 'words')
  if (words.length > caseWordsMax) return refused(`At most ${caseWordsMax} letters, please.`, 'words')
  const before = ownCases(ctx).find((one) => one.formKey === input.key)
  if (before) return payload(before)
  const asked = offers(ctx, input)
  if (asked.__typename === 'CaseRefused') return asked
  const chosen = asked.offers.find((one) => one.offer === input.offer)
  if (input.offer === 'replacement' && chosen?.item?.item_number !== input.itemNumber)
    return refused(replacementGone, 'offer')
  if (!chosen || chosen.total !== input.total) return stale
  const since = ctx.now.getTime() - 86_400_000
  if (ownCases(ctx).filter((one) => Date.parse(one.createdAt) > since).length >= casesPerDay)
    return refused(tooManyCasesMessage)
  const order = ownOrder(ctx, input.orderId)
  if (!order && !ctx.user) return refused('Please log in, or write to us on the contact page.')
  const id = nextId(ctx.db)
  const noPhotos = givePhotos(ctx, `new-${id}`, input.photoIds)
  if (noPhotos) return noPhotos
  const back =
    input.offer === 'send_back'
      ? createMockReturn(ctx, {
          lines: returnLines(input),
          refundType: freeReturn,
          total: input.total,
          key: `case-${input.key}`,
        })
      : undefined
  if (back && !('return' in back)) return refused(back.message, 'offer')
  return payload(begin(ctx, { input: { ...input, words }, order, chosen, returnId: back?.return.id ?? null }))
}

type Beginning = {
  input: Selection
  order: MockOrder | undefined
  chosen: OfferView
  returnId: string | null
}

function begin(ctx: MockContext, { input, order, chosen, returnId }: Beginning): MockCase {
  const at = ctx.now.toISOString()
  const n = nextId(ctx.db)
  const { offer } = input
  const isPaid = offer === 'refund' || offer === 'credit' || offer === 'keep_part'
  const waits = offer === 'person' || offer === 'carrier_claim'
  const answer =
    offer === 'carrier_claim' ? claimEnds(ctx.now) : offer === 'person' ? answerBy(ctx.now, 0) : null
  const made: MockCase = {
    id: `0193cc10-0000-7000-8000-${(0x60000 + n).toString(16).padStart(12, '0')}`,
    number: 4000 + n,
    owner: ownerOf(ctx),
    personName: order?.shipTo?.fullName ?? ctx.user?.email ?? '',
    email: order?.email ?? ctx.user?.email ?? '',
    formKey: input.key,
    kind: input.kind,
    status: offer === 'carrier_claim' ? 'waiting_for_carrier' : waits ? 'waiting_for_us' : 'settled',
    subject: input.words.split('\n')[0]?.slice(0, 80) ?? '',
    orderId: order?.id ?? null,
    lineIds: order ? [...input.lineIds] : [],
    offer,
    total: chosen.total,
    sums: [...chosen.sums],
    to: [...chosen.to],
    returnId,
    answerBy: answer?.toISOString() ?? null,
    takenBy: null,
    createdAt: at,
    paidAt: isPaid ? at : null,
    settledAt: waits ? null : at,
    askedAt: null,
    replyBy: null,
    proposal: null,
    question: null,
    events: [],
  }
  tellMock(ctx, made, { kind: 'told', body: input.words, photoIds: input.photoIds ?? [] })
  tellMock(ctx, made, { kind: 'chose', body: offerTitles[offer] })
  if (isPaid) tellMock(ctx, made, { kind: 'paid' })
  if (order && chosen.item) orderMockReplacement(ctx, made, { order, item: chosen.item })
  casesOf(ctx).unshift(made)
  return made
}

/** Adds an event to a case; false when its form was sent before. */
export function tellMock(
  ctx: MockContext,
  made: MockCase,
  event: Pick<MockCase['events'][number], 'kind'> & Partial<MockCase['events'][number]>,
): boolean {
  if (event.key && made.events.some((one) => one.key === event.key)) return false
  const id = `${made.number}-${made.events.length + 1}`
  made.events.push({
    actor: null,
    body: '',
    photoIds: [],
    key: null,
    ...event,
    id,
    at: ctx.now.toISOString(),
  })
  return true
}

type Word = { code: string; text: string; photoIds?: string[] | null; key: string }

function givePhotos(ctx: MockContext, useId: string, ids: readonly string[] | null | undefined) {
  if ((ids ?? []).length > photosPerMessage)
    return refused(`At most ${photosPerMessage} photos, please.`, 'photos')
  const refusal = giveMockPhotos(ctx, ids ?? [], { use: 'case', useId })
  return refusal === undefined ? undefined : refused(refusal, 'photos')
}

function write(ctx: MockContext, { code, text, photoIds, key }: Word) {
  const made = ownCases(ctx).find((one) => String(one.number) === code)
  if (!made) return refused('There is no such case.')
  if (!isFormKey(key)) return refused('Please load the page again.')
  const body = text.trim()
  const photos = photoIds ?? []
  if (body === '' && photos.length === 0) return refused('Write a word first.', 'words')
  if (body.length > caseWordsMax) return refused(`At most ${caseWordsMax} letters, please.`, 'words')
  if (made.events.some((event) => event.key === key)) return payload(made)
  const noPhotos = givePhotos(ctx, made.id, photos)
  if (noPhotos) return noPhotos
  tellMock(ctx, made, { kind: 'message', body, photoIds: photos, key })
  if (made.status === 'waiting_for_carrier') {
    made.askedAt ??= ctx.now.toISOString()
    made.replyBy ??= answerBy(ctx.now, 0).toISOString()
  } else
    Object.assign(made, {
      status: 'waiting_for_us',
      answerBy: made.answerBy ?? answerBy(ctx.now, 0).toISOString(),
      settledAt: null,
    })
  return payload(made)
}

/**
 * Returns the ways to settle that the rules grant for a mock case now; none without an order, or when it is
 * paid or a return began. `why`: the reason why a person decides.
 */
export function mockOffersNow(ctx: MockContext, made: MockCase): { offers: OfferView[]; why: string | null } {
  const order = ordersOf(ctx).find((one) => one.id === made.orderId)
  if (!order || made.paidAt !== null || made.returnId !== null) return { offers: [], why: null }
  const grant = grantOf(ctx, order, { lineIds: made.lineIds, kind: made.kind }, true)
  if ('__typename' in grant) return { offers: [], why: null }
  const money = moneyOffers(ctx, order, made.kind, grant).filter((one) => one.offer !== 'carrier_claim')
  const isReplaced = made.lineIds.some((id) => isReplacedLine(ctx, id))
  const asked = { kind: made.kind, lineIds: made.lineIds, grant, byPerson: true }
  const pieces = isReplaced ? [] : mockReplacements(ctx, order, asked).slice(0, 3).map(replacementOfMock)
  return { offers: [...money, ...pieces], why: grant.why }
}

/** The mocks' resolvers of the resolution hub, for shoppers. */
export const casesMocks = {
  Query: {
    resolutionItems: (_: unknown, { orderId }: { orderId: string }, ctx: MockContext) =>
      (ownOrder(ctx, orderId)?.lines ?? [])
        .filter((line) => line.kind === 'item')
        .map((line) => ({
          lineId: line.id,
          item: itemNow(ctx, line.itemNumber ?? 0),
          paid: line.net,
          shippingId: line.shipmentId,
          refusal: refusalOf(ctx, line) ?? null,
        })),
    resolutionShippings: (_: unknown, { orderId }: { orderId: string }, ctx: MockContext) => {
      const order = ownOrder(ctx, orderId)
      return (order?.shipments ?? []).map((one) => ({
        id: one.id,
        statusLabel: shipmentStatusLabels[one.status],
        carrierName: 'UPS',
        trackingCode: one.trackingCode ?? null,
        deliveredAt: one.deliveredAt ?? null,
        promisedBy: null,
        pieces: order?.lines.filter((line) => line.shipmentId === one.id).length ?? 0,
      }))
    },
    resolutionOffers: (_: unknown, { input }: { input: Wish }, ctx: MockContext) => offers(ctx, input),
    cases: (_: unknown, { page }: { page: number }, ctx: MockContext) => {
      const all = ownCases(ctx).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
      const end = Math.max(1, page) * casesPageSize
      return {
        nodes: all.slice(end - casesPageSize, end),
        totalCount: all.length,
        hasNextPage: all.length > end,
      }
    },
    case: (_: unknown, { code }: { code: string }, ctx: MockContext) =>
      ownCases(ctx).find((one) => String(one.number) === code.trim()) ?? null,
  },
  Mutation: {
    selectResolution: (_: unknown, { input }: { input: Selection }, ctx: MockContext) => select(ctx, input),
    writeToCase: (_: unknown, { input }: { input: Word }, ctx: MockContext) => write(ctx, input),
  },
  Case: caseFields,
}
