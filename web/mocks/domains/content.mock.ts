// Releases of texts in the mocks: the first one is in force, and the files of the source have one new answer.
import { type ContentDocument, changesBetween, releaseNoteMost } from '@hemline/rules/content/content.ts'
import { readLanding } from '@hemline/rules/content/landing-text.ts'
import { fillReport, readReport } from '@hemline/rules/content/report-text.ts'
import type { LandingDef } from '@hemline/rules/discovery/landing.ts'
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import { isAgreedText, legalChangesIn, legalChangesProblem } from '@hemline/rules/identity/legal.ts'
import { type MockContext, refuse } from '../context.ts'
import { helpArticles } from '../seed/help.ts'
import { legalDocuments } from '../seed/legal.ts'
import { landingTexts, reportTexts } from '../seed/pages-as-texts.ts'
import { beginTerms } from '../terms.ts'

type Release = {
  id: string
  number: number
  note: string
  state: 'draft' | 'live' | 'retired'
  madeAt: string
  madeBy: string | null
  publishedAt: string | null
  publishedBy: string | null
  termsVersion: string | null
  texts: readonly ContentDocument[]
}

const begun: readonly ContentDocument[] = [
  ...legalDocuments.map(({ slug, title, bodyMarkdown, updatedOn }, i) => ({
    kind: 'legal' as const,
    slug,
    rank: i + 1,
    title,
    updatedOn,
    topic: null,
    links: [],
    body: bodyMarkdown,
  })),
  ...helpArticles.map(({ slug, topic, question, answerMarkdown, links }, i) => ({
    kind: 'help' as const,
    slug,
    rank: i + 1,
    title: question,
    updatedOn: null,
    topic,
    links: [...links],
    body: answerMarkdown,
  })),
  ...landingTexts,
  ...reportTexts,
]
const files: readonly ContentDocument[] = [
  ...begun.map((text) => {
    if (text.kind === 'landing' && text.slug === 'best-seasonal-hits')
      return { ...text, title: 'This season’s favorites' }
    return text.kind === 'legal' && text.slug === 'tou'
      ? { ...text, updatedOn: '2026-12-04', body: `${text.body}\n\nA fourth year of support is included.` }
      : text
  }),
  {
    kind: 'help',
    slug: 'gift-wrap',
    rank: 90,
    title: 'Do you wrap gifts?',
    updatedOn: null,
    topic: 'orders',
    links: [],
    body: 'Every piece comes in tissue. We don’t wrap gifts yet.',
  },
]

const shops = new WeakMap<object, Release[]>()
const idOf = (number: number) => `01939bd2-4c11-7a55-8d21-0000000c${String(number).padStart(4, '0')}`

function releasesIn(ctx: MockContext): Release[] {
  const known = shops.get(ctx.db.items)
  if (known) return known
  const first: Release = {
    id: idOf(1),
    number: 1,
    note: 'The texts with which the shop starts',
    state: 'live',
    madeAt: '2026-10-01T12:00:00.000Z',
    madeBy: null,
    publishedAt: '2026-10-01T12:00:00.000Z',
    publishedBy: null,
    termsVersion: '2026-11-28',
    texts: begun,
  }
  shops.set(ctx.db.items, [first])
  return [first]
}

function editorOf({ user }: MockContext): string {
  if (!user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (user.banned || !mayDo(user.roles, 'texts'))
    throw refuse('FORBIDDEN', 'This is not part of your work here.')
  return `${user.firstName} ${user.lastName}`
}

const liveOf = (ctx: MockContext) => releasesIn(ctx).find(({ state }) => state === 'live')
function shown(ctx: MockContext, { texts, madeBy, publishedBy, ...release }: Release) {
  const sees = ctx.user !== null && mayDo(ctx.user.roles, 'texts')
  const inForce = release.state === 'live' ? texts : (liveOf(ctx)?.texts ?? [])
  return {
    ...release,
    madeBy: sees ? madeBy : null,
    publishedBy: sees ? publishedBy : null,
    documentCount: texts.length,
    documents: changesBetween(inForce, texts).map(({ document: { body, ...text }, change }) => ({
      ...text,
      key: `${text.kind}/${text.slug}`,
      change,
      bodyMarkdown: body,
    })),
  }
}
const refused = (message: string) => ({ __typename: 'ContentRefused', message, problems: [] })

function contentRelease(ctx: MockContext, id: string | null | undefined) {
  if (id) editorOf(ctx)
  const release = id ? releasesIn(ctx).find((one) => one.id === id) : liveOf(ctx)
  return release ? shown(ctx, release) : null
}

/** The texts in force for null, else those of a release, which employees alone may read. */
function textsOf(ctx: MockContext, id: string | null | undefined): readonly ContentDocument[] {
  if (id) editorOf(ctx)
  const release = id ? releasesIn(ctx).find((one) => one.id === id) : liveOf(ctx)
  return release?.texts ?? []
}

/** Returns the landing page with this slug that is in force, or that of a release; undefined when unknown. */
export function landingPageText(
  ctx: MockContext,
  slug: string,
  release: string | null | undefined,
): LandingDef | undefined {
  const text = textsOf(ctx, release).find((one) => one.kind === 'landing' && one.slug === slug)
  const page = text && readLanding(text)
  return typeof page === 'string' ? undefined : page
}

const resaleReports = (ctx: MockContext, release: string | null | undefined) =>
  textsOf(ctx, release)
    .filter(({ kind }) => kind === 'report')
    .flatMap((text) => {
      const report = readReport(text)
      return typeof report === 'string' ? [] : [fillReport(report)]
    })

function makeRelease(ctx: MockContext, note: string) {
  const madeBy = editorOf(ctx)
  if (note.trim() === '') return refused('Please say what changes.')
  if (note.trim().length > releaseNoteMost) return refused(`Please say it in ${releaseNoteMost} characters.`)
  if (changesBetween(liveOf(ctx)?.texts ?? [], files).every(({ change }) => change === 'same'))
    return refused('The files are the texts that are in force already.')
  const releases = releasesIn(ctx)
  const number = releases.length + 1
  const release: Release = {
    id: idOf(number),
    number,
    note: note.trim(),
    state: 'draft',
    madeAt: ctx.now.toISOString(),
    madeBy,
    publishedAt: null,
    publishedBy: null,
    termsVersion: null,
    texts: files,
  }
  releases.push(release)
  return { __typename: 'ContentReleasePayload', release: shown(ctx, release) }
}

function publishRelease(ctx: MockContext, id: string, changes: string[] | null) {
  const publishedBy = editorOf(ctx)
  const release = releasesIn(ctx).find((one) => one.id === id)
  if (!release) return refused('There is no such release.')
  if (release.state === 'live') return refused('This release is in force already.')
  const inForce = liveOf(ctx)?.texts ?? []
  const told = changes && legalChangesIn(changes)
  const hasChange = changesBetween(inForce, release.texts).some(
    ({ document, change }) => change !== 'same' && isAgreedText(document),
  )
  if (told && !hasChange)
    return refused('This release changes nothing that members agree to, so there is nothing to accept.')
  const problem = told && legalChangesProblem(told)
  if (problem) return refused(problem)
  if (told) release.termsVersion = beginTerms(ctx, told)
  for (const one of releasesIn(ctx)) if (one.state === 'live') one.state = 'retired'
  Object.assign(release, { state: 'live', publishedBy, publishedAt: ctx.now.toISOString() })
  return { __typename: 'ContentReleasePayload', release: shown(ctx, release) }
}

export const contentMocks = {
  Query: {
    contentRelease: (_: unknown, { id }: { id?: string | null }, ctx: MockContext) => contentRelease(ctx, id),
    resaleReports: (_: unknown, { release }: { release?: string | null }, ctx: MockContext) =>
      resaleReports(ctx, release),
    staffContentReleases: (_: unknown, __: unknown, ctx: MockContext) => {
      editorOf(ctx)
      return releasesIn(ctx)
        .toReversed()
        .map((release) => shown(ctx, release))
    },
  },
  Mutation: {
    makeContentRelease: (_: unknown, { note }: { note: string }, ctx: MockContext) => makeRelease(ctx, note),
    publishContentRelease: (
      _: unknown,
      { id, changes }: { id: string; changes?: string[] | null },
      ctx: MockContext,
    ) => publishRelease(ctx, id, changes ?? null),
  },
}
