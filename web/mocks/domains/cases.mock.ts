// The resolution hub in the mocks: the API's own rules over the mocks' orders (decision 0184).
import { answerBy } from '@hemline/rules/cases/answer-by.ts'
import { isHubKind } from '@hemline/rules/cases/kinds.ts'
import { letterKeyRefused } from '@hemline/rules/cases/letter-key.ts'
import { replacementGone } from '@hemline/rules/cases/replacement-words.ts'
import { whyNotWithdrawn } from '@hemline/rules/cases/withdraw.ts'
import { claimEnds, offerTitles, tooManyCasesMessage } from '@hemline/rules/cases/words.ts'
import { shipmentStatusLabels } from '@hemline/rules/fulfillment/shipment-states.ts'
import { isFormKey } from '@hemline/rules/fulfillment/staff.ts'
import { photosPerMessage } from '@hemline/rules/photos/photos.ts'
import { type Difference, differenceWords } from '@hemline/rules/returns/differences.ts'
import { type CaseOffer, casesPageSize, casesPerDay, caseWordsMax } from '@hemline/rules/vocabulary/cases.ts'
import { itemNow, type MockContext, ownerOf, reaches } from '../context.ts'
import { nextId } from '../db.ts'
import { keyed } from '../guests.ts'
import type { MockOrder } from '../orders.ts'
import { giveMockPhotos } from '../photo-uses.ts'
import type { MockCase } from '../seed/cases.ts'
import { orderMockReplacement } from './case-replacements.ts'
import {
  casesOf,
  differencesTold,
  freeReturn,
  type OfferView,
  offers,
  ownOrder,
  refusalOf,
  refused,
  returnLines,
  type Wish,
} from './cases-offers.ts'
import { caseFields, mockWithdrawable } from './cases-view.ts'
import { createMockReturn } from './returns.mock.ts'

type Selection = Wish & {
  words: string
  photoIds?: string[] | null
  offer: CaseOffer
  total: number
  itemNumber?: number | null
  key: string
}
const stale = refused('What we can do has changed. Please look at it again before you go on.', 'offer')

const ownCases = (ctx: MockContext) =>
  casesOf(ctx).filter((one) => one.owner === ownerOf(ctx) && reaches(ctx, one.orderId))

type ByKey = { byKey?: { orderId?: string | null; accessKey: string } | null }

/**
 * Makes a resolver about one case, for the viewer, the guest of an order by its key, or the writer of a
 * letter by that of the letter (decision 0250).
 */
const keyedCase =
  <Args, Answer, Refusal>(
    codeOf: (args: Args) => string,
    refused: (message: string) => Refusal,
    run: (args: Args, ctx: MockContext) => Answer,
  ) =>
  (parent: unknown, args: Args & ByKey, ctx: MockContext): Answer | Refusal => {
    const { byKey } = args
    if (!byKey || byKey.orderId) return keyed(refused, run)(parent, args, ctx)
    const letter = casesOf(ctx).find((one) => String(one.number) === codeOf(args))
    if (!letter || letter.accessKey !== byKey.accessKey) return refused(letterKeyRefused)
    return run(args, { ...ctx, user: null, guestOf: { owner: letter.owner, orderId: null } })
  }

const payload = (made: MockCase) => ({ __typename: 'CasePayload', case: made })

function select(ctx: MockContext, input: Selection) {
  if (ctx.user === null && ctx.jar.visitorId === null && !ctx.guestOf)
    return { __typename: 'SignInRequired', message: 'Please log in, so that we know which orders are yours.' }
  if (!isFormKey(input.key)) return refused('Please load the page again.')
  if (!isHubKind(input.kind)) return refused('Questions about a piece are asked on its page.', 'kind')
  const before = ownCases(ctx).find((one) => one.formKey === input.key)
  if (before) return payload(before)
  const order = ownOrder(ctx, input.orderId)
  const differs = order && differencesTold(ctx, order, { wish: input, asked: 'needed' })
  if (differs && '__typename' in differs) return differs
  const told = [...(differs?.values() ?? [])].map((one) => `${differenceWords(one, 'in')}.`)
  const words = input.words.trim() || told.join(' ')
  if (!/\p{L}{3}/u.test(words)) return refused('What do you see? One sentence is enough.', 'words')
  if (words.length > caseWordsMax) return refused(`At most ${caseWordsMax} letters, please.`, 'words')
  const asked = offers(ctx, input)
  if (asked.__typename === 'CaseRefused') return asked
  const chosen = asked.offers.find((one) => one.offer === input.offer)
  if (input.offer === 'replacement' && chosen?.item?.item_number !== input.itemNumber)
    return refused(replacementGone, 'offer')
  if (!chosen || chosen.total !== input.total) return stale
  const since = ctx.now.getTime() - 86_400_000
  if (ownCases(ctx).filter((one) => Date.parse(one.createdAt) > since).length >= casesPerDay)
    return refused(tooManyCasesMessage)
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
          differences: 'given',
        })
      : undefined
  if (back && !('return' in back)) return refused(back.message, 'offer')
  const returnId = back?.return.id ?? null
  return payload(begin(ctx, { input: { ...input, words }, differs, order, chosen, returnId }))
}

type Beginning = {
  input: Selection
  differs: ReadonlyMap<string, Difference> | undefined
  order: MockOrder | undefined
  chosen: OfferView
  returnId: string | null
}

function begin(ctx: MockContext, { input, differs, order, chosen, returnId }: Beginning): MockCase {
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
    differences: [...(differs ?? [])].map(([lineId, difference]) => ({ lineId, difference })),
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
      withdrawnAt: undefined,
      ...(made.declined ? { declined: { ...made.declined, reason: null } } : {}),
    })
  return payload(made)
}

function withdraw(ctx: MockContext, code: string) {
  const made = ownCases(ctx).find((one) => String(one.number) === code)
  if (!made) return refused('There is no such case.')
  if (made.status === 'closed') return payload(made)
  const whyNot = whyNotWithdrawn(mockWithdrawable(made))
  if (whyNot !== null) return refused(whyNot)
  const at = ctx.now.toISOString()
  Object.assign(made, { status: 'closed', answerBy: null, settledAt: at, withdrawnAt: at, proposal: null })
  Object.assign(made, { total: 0, sums: [], to: [] })
  tellMock(ctx, made, { kind: 'closed', byPerson: true })
  return payload(made)
}

const none = () => []
const noPage = { nodes: [], totalCount: 0, hasNextPage: false }

/** The mocks' resolvers of the resolution hub, for shoppers. */
export const casesMocks = {
  Query: {
    resolutionItems: keyed(none, ({ orderId }: { orderId: string }, ctx) =>
      (ownOrder(ctx, orderId)?.lines ?? [])
        .filter((line) => line.kind === 'item')
        .map((line) => ({
          lineId: line.id,
          item: itemNow(ctx, line.itemNumber ?? 0),
          paid: line.net,
          shippingId: line.shipmentId,
          refusal: refusalOf(ctx, line) ?? null,
        })),
    ),
    resolutionShippings: keyed(none, ({ orderId }: { orderId: string }, ctx) => {
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
    }),
    resolutionOffers: keyed(refused, ({ input }: { input: Wish }, ctx) => offers(ctx, input)),
    cases: keyed(
      () => noPage,
      ({ page }: { page: number }, ctx) => {
        const all = ownCases(ctx).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
        const end = Math.max(1, page) * casesPageSize
        return {
          nodes: all.slice(end - casesPageSize, end),
          totalCount: all.length,
          hasNextPage: all.length > end,
        }
      },
    ),
    case: keyedCase(
      ({ code }: { code: string }) => code.trim(),
      () => null,
      ({ code }, ctx) => ownCases(ctx).find((one) => String(one.number) === code.trim()) ?? null,
    ),
  },
  Mutation: {
    withdrawCase: keyedCase(
      ({ code }: { code: string }) => code,
      refused,
      ({ code }, ctx) => withdraw(ctx, code),
    ),
    selectResolution: keyed(refused, ({ input }: { input: Selection }, ctx) => select(ctx, input)),
    writeToCase: keyedCase(
      ({ input }: { input: Word }) => input.code,
      refused,
      ({ input }, ctx) => write(ctx, input),
    ),
  },
  Case: caseFields,
}
