// Partners, keys, terms and feeds of the mocks, in memory, changed by the rules of the shop.

import { cents } from '@hemline/rules/common/money.ts'
import { pageWish } from '@hemline/rules/common/paging.ts'
import { mayDo, type StaffTask } from '@hemline/rules/fulfillment/staff.ts'
import { type ContractStep, contractPays } from '@hemline/rules/partners/contracts.ts'
import {
  formerKeyDays,
  liveKeysMost,
  myPiecesAPage,
  partnerParcelsAPage,
  pieceStatuses,
  type RowOutcome,
} from '@hemline/rules/partners/feeds.ts'
import {
  noSuchAccount,
  type TermsProblems,
  termsProblemList,
  termsProblems,
} from '@hemline/rules/partners/terms.ts'
import { eventWords } from '@hemline/rules/partners/words.ts'
import { type MockContext, refuse } from '../context.ts'
import { type MockFeed, type MockKey, type MockPartner, mockPartners } from '../seed/partners.ts'
import { slugOf } from './catalogue.mock.ts'

const shops = new WeakMap<object, MockPartner[]>()
const dayMs = 86_400_000
const rowsAPage = 50

function partnersIn(ctx: MockContext): MockPartner[] {
  const known = shops.get(ctx.db.items)
  if (known) return known
  const partners = mockPartners()
  shops.set(ctx.db.items, partners)
  return partners
}

function atDesk({ user }: MockContext, task: StaffTask): string {
  if (!user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (user.banned || !mayDo(user.roles, task))
    throw refuse('FORBIDDEN', 'This is not part of your work here.')
  return `${user.firstName} ${user.lastName}`
}

const refused = (message: string, field = '') => ({ __typename: 'PartnerRefused', message, field })
const unknown = refused('There is no such partner.')

const isLive = ({ endsAt }: MockKey, now: Date) => endsAt === null || new Date(endsAt) > now

function feedView(feed: MockFeed, partner: MockPartner) {
  const outcomes = new Map<RowOutcome, number>()
  for (const { outcome } of feed.rows) if (outcome) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  return {
    ...feed,
    partnerName: partner.name,
    partnerSlug: partner.slug,
    rowCount: feed.rows.length,
    badCount: feed.rows.filter(({ outcome }) => outcome === 'refused').length,
    stock: 'part',
    missingCount: 0,
    hasRows: true,
    newBrandCount: feed.newBrands.reduce((sum, { rows }) => sum + rows, 0),
    doneCount: feed.rows.filter(({ outcome }) => outcome !== null).length,
    outcomes: [...outcomes].map(([outcome, count]) => ({ outcome, count })),
    rows: ({ problems, after }: { problems: boolean; after: number }) => {
      const found = feed.rows.filter((row) => row.number > after && (!problems || row.problems.length > 0))
      const nodes = found.slice(0, rowsAPage)
      return { nodes, next: found.length > rowsAPage ? (nodes.at(-1)?.number ?? null) : null }
    },
  }
}

const partnerView = (partner: MockPartner, now: Date) => {
  const rows = partner.feeds.flatMap((feed) => feed.rows)
  const pieces = rows.filter(({ itemNumber }) => itemNumber !== null)
  return {
    ...partner,
    id: String(partner.id),
    pieceCount: pieces.length,
    listedCount: pieces.filter(({ outcome }) => outcome === 'listed').length,
    soldCount: 0,
    earnings: 0,
    keys: partner.keys.map((key) => ({ ...key, isLive: isLive(key, now) })),
    feeds: partner.feeds.map((feed) => feedView(feed, partner)),
  }
}

function note(
  ctx: MockContext,
  partner: MockPartner,
  { kind, ...detail }: { kind: string } & Record<string, unknown>,
) {
  const by = ctx.user ? `${ctx.user.firstName} ${ctx.user.lastName}` : null
  const id = String(partner.events.length + 1)
  partner.events.unshift({ id, at: ctx.now.toISOString(), by, words: eventWords(kind, detail) })
}

function makeKey(ctx: MockContext, { slug, replaces }: { slug: string; replaces?: string | null }) {
  const madeBy = atDesk(ctx, 'set_partners')
  const partner = partnersIn(ctx).find((one) => one.slug === slug)
  if (!partner) return unknown
  const live = partner.keys.filter((key) => isLive(key, ctx.now))
  if (live.length >= liveKeysMost) return refused('Two keys are live already. Please end one first.')
  if (replaces) {
    const former = live.find(({ id }) => id === replaces)
    if (!former) return refused('That key has ended already.')
    former.endsAt = new Date(ctx.now.getTime() + formerKeyDays * dayMs).toISOString()
  }
  const id = `pk_${slug.replaceAll('-', '')}${partner.keys.length + 1}`
  partner.keys.unshift({ id, madeAt: ctx.now.toISOString(), madeBy, endsAt: null, lastUsedAt: null })
  note(ctx, partner, { kind: 'key_made', key: id, replaces })
  const secret = `sk_practice-secret-of-${id}`
  return { __typename: 'PartnerKeyPayload', keyId: id, secret, partner: partnerView(partner, ctx.now) }
}

function endKey(ctx: MockContext, { slug, id }: { slug: string; id: string }) {
  atDesk(ctx, 'set_partners')
  const partner = partnersIn(ctx).find((one) => one.slug === slug)
  if (!partner) return unknown
  const key = partner.keys.find((one) => one.id === id && isLive(one, ctx.now))
  if (!key) return refused('This key has ended already.')
  key.endsAt = ctx.now.toISOString()
  note(ctx, partner, { kind: 'key_ended', key: id })
  return { __typename: 'StaffPartnerPayload', partner: partnerView(partner, ctx.now) }
}

type TermsInput = {
  slug: string
  accountEmail: string
  city: string
  state: string
  ladder: ContractStep[]
  holdDays: number
}

function setTerms(ctx: MockContext, { slug, ...input }: TermsInput) {
  atDesk(ctx, 'set_partners')
  const termsRefused = (problems: TermsProblems, message?: string) => ({
    __typename: 'PartnerTermsRefused',
    message: message ?? termsProblemList(problems)[0]?.message ?? '',
    problems: termsProblemList(problems),
  })
  const partner = partnersIn(ctx).find((one) => one.slug === slug)
  if (!partner) return termsRefused({}, unknown.message)
  const isKnown = ctx.db.state.users.some(({ email }) => email === input.accountEmail.trim().toLowerCase())
  const wrong = { ...(isKnown ? {} : { accountEmail: noSuchAccount }), ...termsProblems(input) }
  if (Object.keys(wrong).length > 0) return termsRefused(wrong)
  const ladder = input.ladder.map(({ from, basisPoints }) => ({ from, basisPoints }))
  partner.terms = { ...input, ladder }
  note(ctx, partner, { kind: 'terms_set' })
  return { __typename: 'StaffPartnerPayload', partner: partnerView(partner, ctx.now) }
}

function decide(ctx: MockContext, input: { id: string; take: boolean; reason?: string | null }) {
  const by = atDesk(ctx, 'see_partners')
  const reason = (input.reason ?? '').trim()
  const partner = partnersIn(ctx).find(({ feeds }) => feeds.some(({ id }) => id === input.id))
  const feed = partner?.feeds.find(({ id }) => id === input.id)
  if (!partner || !feed) return refused('There is no such feed.')
  if (!input.take && (reason.length < 3 || reason.length > 300))
    return refused('Please say why, in 3 to 300 characters.', 'reason')
  if (feed.state !== 'waiting') return refused('This feed does not wait for a decision any more.')
  Object.assign(feed, { decidedBy: by, decidedAt: ctx.now.toISOString() })
  Object.assign(
    feed,
    input.take
      ? { state: 'applying' }
      : { state: 'refused', refusal: reason, endedAt: ctx.now.toISOString() },
  )
  note(ctx, partner, { kind: input.take ? 'feed_taken' : 'feed_refused', number: feed.number, reason })
  return { __typename: 'PartnerFeedPayload', feed: feedView(feed, partner) }
}

type Person = { slug: string; email: string }
function addPerson(ctx: MockContext, { slug, email }: Person) {
  const addedBy = atDesk(ctx, 'set_partners')
  const partner = partnersIn(ctx).find((one) => one.slug === slug)
  if (!partner) return unknown
  const user = ctx.db.state.users.find((one) => one.email === email.trim().toLowerCase())
  if (!user) return { ...refused(noSuchAccount), field: 'email' }
  if (partner.people.some((one) => one.id === user.id))
    return { ...refused('This person sees the stock already.'), field: 'email' }
  const name = `${user.firstName} ${user.lastName}`
  partner.people.push({ id: user.id, name, email: user.email, addedAt: ctx.now.toISOString(), addedBy })
  note(ctx, partner, { kind: 'person_added' })
  return { __typename: 'StaffPartnerPayload', partner: partnerView(partner, ctx.now) }
}

function removePerson(ctx: MockContext, { slug, id }: { slug: string; id: string }) {
  atDesk(ctx, 'set_partners')
  const partner = partnersIn(ctx).find((one) => one.slug === slug)
  if (!partner) return unknown
  partner.people = partner.people.filter((one) => one.id !== id)
  note(ctx, partner, { kind: 'person_removed' })
  return { __typename: 'StaffPartnerPayload', partner: partnerView(partner, ctx.now) }
}

/** The partners whose sales pay into the viewer's account, with the pieces that their feeds put on sale. */
function mine(ctx: MockContext) {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  const email = ctx.user.email
  return partnersIn(ctx).flatMap((partner) => {
    const isPayee = partner.terms?.accountEmail === email
    if (!partner.terms || !(isPayee || partner.people.some((one) => one.email === email))) return []
    const { ladder, holdDays } = partner.terms
    const rows = partner.feeds.flatMap((feed) => feed.rows.filter(({ itemNumber }) => itemNumber !== null))
    const pieces = rows.flatMap(({ sku }, i) => {
      const item = ctx.db.items[i]
      if (!item) return []
      const price = cents(item.price_cents)
      return {
        itemNumber: item.item_number,
        sku,
        brand: item.brand_name,
        title: item.title,
        photoId: item.photo_ids[0] ?? null,
        categoryPath: item.category_path,
        path: slugOf(item),
        status: 'listed',
        price,
        payout: contractPays(price, ladder),
        since: item.listed_at,
      }
    })
    const counts = pieceStatuses.map((status) => ({ status, count: status === 'listed' ? pieces.length : 0 }))
    const feeds = partner.feeds.slice(0, 5).map((feed) => feedView(feed, partner))
    const ofStatus = ({ status, page }: { status?: string | null; page: number }) => {
      const found = status && status !== 'listed' ? [] : pieces
      return {
        nodes: found.slice((page - 1) * myPiecesAPage, page * myPiecesAPage),
        totalCount: found.length,
      }
    }
    const { id, name, slug } = partner
    return {
      id: String(id),
      isPayee,
      name,
      slug,
      counts,
      earned: 0,
      ladder,
      holdDays,
      feeds,
      pieces: ofStatus,
    }
  })
}

/** Tells whether the viewer is one of a partner's people or its payee. */
export const writesPartner = (ctx: MockContext, slug: string): boolean =>
  mine(ctx).some((partner) => partner.slug === slug)

/** The partners whose parcel has a label, by their ids. */
const packed = new WeakMap<object, Set<string>>()
const packedIn = ({ db }: MockContext): Set<string> => {
  const known = packed.get(db) ?? new Set<string>()
  packed.set(db, known)
  return known
}
const isPacked = (ctx: MockContext, partnerId: string): boolean => packedIn(ctx).has(partnerId)

function makeLabel(ctx: MockContext, parcelId: string) {
  const known = parcelsOf(ctx).find(({ id }) => id === parcelId)
  if (!known) throw refuse('NOT_FOUND', 'There is no such parcel of yours.')
  packedIn(ctx).add(known.partnerId)
  return { __typename: 'PartnerParcelPayload', parcel: parcelsOf(ctx).find(({ id }) => id === parcelId) }
}

const deliveredParcels = 21

/** Of each partner of the viewer that has pieces one parcel to send, and 21 that arrived. */
const parcelsOf = (ctx: MockContext) =>
  mine(ctx).flatMap((partner) => {
    const [piece] = partner.pieces({ page: 1 }).nodes
    if (!piece) return []
    const { itemNumber, sku, brand, title } = piece
    const done = isPacked(ctx, partner.id)
    const parcel = {
      id: `parcel-${partner.id}`,
      partnerId: partner.id,
      paidAt: ctx.now.toISOString(),
      status: done ? 'packed' : 'waiting',
      sendTo: done ? [] : ['Imani Cole', '12 Alder Lane', 'Bozeman MT 59715'],
      pieces: [{ itemNumber, sku, title: `${brand} ${title}` }],
      carrierName: done ? 'UPS' : null,
      trackingCode: done ? '1ZHEM0000000042' : null,
      labelUrl: done ? `/api/v1.0/partner-parcels/parcel-${partner.id}/label` : null,
    }
    const arrived = Array.from({ length: deliveredParcels }, (_, i) => ({
      ...parcel,
      id: `parcel-${partner.id}-${i + 1}`,
      status: 'delivered',
      sendTo: [],
      pieces: [{ itemNumber: itemNumber + i + 1, sku: `OLD-${i + 1}`, title: `${brand} ${title}` }],
      carrierName: 'UPS',
      trackingCode: `1ZHEM00000001${String(i).padStart(2, '0')}`,
      labelUrl: null,
    }))
    return [parcel, ...arrived]
  })

function parcelPage(ctx: MockContext, { partnerId, page }: { partnerId: string; page: number }) {
  const found = parcelsOf(ctx).filter((parcel) => parcel.partnerId === partnerId)
  const { limit, offset } = pageWish(page, partnerParcelsAPage)
  return { nodes: found.slice(offset, offset + limit), totalCount: found.length }
}

export const partnersMocks = {
  Query: {
    myPartners: (_: unknown, __: unknown, ctx: MockContext) => mine(ctx),
    partnerParcels: (_: unknown, asked: { partnerId: string; page: number }, ctx: MockContext) =>
      parcelPage(ctx, asked),
    staffPartners: (_: unknown, __: unknown, ctx: MockContext) => {
      atDesk(ctx, 'see_partners')
      return partnersIn(ctx).map((partner) => partnerView(partner, ctx.now))
    },
    staffPartner: (_: unknown, { slug }: { slug: string }, ctx: MockContext) => {
      atDesk(ctx, 'see_partners')
      const partner = partnersIn(ctx).find((one) => one.slug === slug)
      return partner ? partnerView(partner, ctx.now) : null
    },
    partnerFeed: (_: unknown, { id }: { id: string }, ctx: MockContext) => {
      atDesk(ctx, 'see_partners')
      for (const partner of partnersIn(ctx)) {
        const feed = partner.feeds.find((one) => one.id === id)
        if (feed) return feedView(feed, partner)
      }
      return null
    },
  },
  Mutation: {
    makePartnerLabel: (_: unknown, { parcelId }: { parcelId: string }, ctx: MockContext) =>
      makeLabel(ctx, parcelId),
    makePartnerKey: (_: unknown, asked: Parameters<typeof makeKey>[1], ctx: MockContext) =>
      makeKey(ctx, asked),
    endPartnerKey: (_: unknown, asked: Parameters<typeof endKey>[1], ctx: MockContext) => endKey(ctx, asked),
    addPartnerPerson: (_: unknown, asked: Person, ctx: MockContext) => addPerson(ctx, asked),
    removePartnerPerson: (_: unknown, asked: { slug: string; id: string }, ctx: MockContext) =>
      removePerson(ctx, asked),
    setPartnerTerms: (_: unknown, { input }: { input: TermsInput }, ctx: MockContext) => setTerms(ctx, input),
    decidePartnerFeed: (_: unknown, { input }: { input: Parameters<typeof decide>[1] }, ctx: MockContext) =>
      decide(ctx, input),
  },
}
