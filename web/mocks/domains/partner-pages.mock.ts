// What the pages of partners and charities say in the mocks, and the form that changes them.
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import {
  type PageKind,
  type PageTexts,
  pageFields,
  pageFieldWords,
  pageMoved,
  pageProblemList,
  pageProblems,
  pageTextsOf,
} from '@hemline/rules/partners/pages.ts'
import { eventWords } from '@hemline/rules/partners/words.ts'
import { isPartnerSlug } from '@hemline/rules/vocabulary/partners.ts'
import { type MockContext, refuse } from '../context.ts'
import { suppliers } from '../seed/discovery.ts'
import { mockCharities } from '../seed/kits.ts'
import { writesPartner } from './partners.mock.ts'

type Pictures = Record<'wide' | 'narrow' | 'logo', string | null>
type MockPage = {
  id: number
  slug: string
  kind: PageKind
  title: string
  path: string
  version: number
  texts: PageTexts
  pictures: Pictures
  changes: { id: string; at: string; by: string; words: string }[]
}

const nothing = { name: '', logoText: '', bannerText: '', description: '', moneyDoes: '', pictureAlt: '' }
const shops = new WeakMap<object, Map<string, MockPage>>()

const seededPages = (): MockPage[] => [
  ...suppliers.map(({ id, slug, name, kind, description }) => ({
    id,
    slug,
    kind: kind as PageKind,
    title: name,
    path: isPartnerSlug(slug) ? `/${slug}` : `/supplier/${id}`,
    version: 0,
    texts: { ...nothing, logoText: name, bannerText: `Pre-loved pieces from ${name}`, description },
    pictures: {
      wide: `/partners/${slug}-wide.webp`,
      narrow: `/partners/${slug}-narrow.webp`,
      logo: `/partners/${slug}.svg`,
    },
    changes: [],
  })),
  ...mockCharities.map(({ id, slug, name, about }) => ({
    id,
    slug,
    kind: 'charity' as const,
    title: name,
    path: `/cleanout/${slug}`,
    version: 0,
    texts: { ...nothing, name, description: about },
    pictures: { wide: null, narrow: null, logo: null },
    changes: [],
  })),
]

/** Returns what the page of a partner or charity says in this shop; undefined for an unknown slug. */
export function pageIn(ctx: MockContext, slug: string): MockPage | undefined {
  const known = shops.get(ctx.db.items) ?? new Map(seededPages().map((page) => [page.slug, page]))
  shops.set(ctx.db.items, known)
  return known.get(slug)
}

function mayWrite(ctx: MockContext, slug: string): boolean {
  const { user } = ctx
  if (!user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  return !user.banned && (mayDo(user.roles, 'texts') || writesPartner(ctx, slug))
}

const view = ({ id, texts, pictures, ...page }: MockPage) => ({
  ...page,
  ...texts,
  ...pictures,
  id: `page-${id}`,
  supplierId: id,
})

type Input = PageTexts & { slug: string; version: number } & Partial<Pictures>

function setPage(ctx: MockContext, input: Input) {
  if (!mayWrite(ctx, input.slug)) throw refuse('FORBIDDEN', 'This is not your page.')
  const page = pageIn(ctx, input.slug)
  const refused = (message: string, problems: { field: string; message: string }[] = []) => ({
    __typename: 'SupplierPageRefused',
    message,
    problems,
  })
  if (!page) return refused('There is no such page.')
  const texts = pageTextsOf(page.kind, input)
  const urlOf = (place: keyof Pictures) => {
    const id = input[place]
    return id ? `/api/v1.0/photos/${id}` : page.pictures[place]
  }
  const pictures = { wide: urlOf('wide'), narrow: urlOf('narrow'), logo: urlOf('logo') }
  const wrong = pageProblemList(pageProblems(page.kind, texts, pictures.wide !== null))
  if (wrong.length > 0) return refused(wrong[0]?.message ?? '', wrong)
  if (input.version !== page.version) return refused(pageMoved)
  const changed = [
    ...pageFields.filter((field) => texts[field] !== page.texts[field]),
    ...(['wide', 'narrow', 'logo'] as const).filter((place) => pictures[place] !== page.pictures[place]),
  ].map((one) => pageFieldWords[one])
  page.changes.unshift({
    id: String(page.changes.length + 1),
    at: ctx.now.toISOString(),
    by: `${ctx.user?.firstName} ${ctx.user?.lastName}`,
    words: eventWords('page_set', { changed: changed.join(', ') || 'nothing' }),
  })
  Object.assign(page, { texts, pictures, version: page.version + 1, title: texts.name || page.title })
  return { __typename: 'SupplierPagePayload', page: view(page) }
}

export const partnerPagesMocks = {
  Query: {
    supplierPage: (_: unknown, { slug }: { slug: string }, ctx: MockContext) => {
      const page = mayWrite(ctx, slug) ? pageIn(ctx, slug) : undefined
      return page ? view(page) : null
    },
  },
  Mutation: {
    setSupplierPage: (_: unknown, { input }: { input: Input }, ctx: MockContext) => setPage(ctx, input),
  },
}
