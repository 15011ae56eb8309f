// What the pages of partners and charities say: written by the partner's people and by employees (decision
// 0257). Each change is recorded with its author and with the former words.

import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import {
  type PagePictures,
  type PagePlace,
  type PageProblems,
  type PageTexts,
  pageFields,
  pageFieldWords,
  pageMoved,
  pagePlaces,
  pagePlacesOf,
  pageProblemList,
  pageProblems,
  pageTextsOf,
  placeProblem,
} from '@hemline/rules/partners/pages.ts'
import type { Context } from '../../context.ts'
import type { SupplierPageInput } from '../../generated/resolvers.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { findSupplierPage, type SupplierPageRow, updateSupplierPage } from '../catalogue/catalogue.ts'
import { type PictureForPage, pagePictureUrl, pictureForPage, showOnPage } from '../photos/photos.ts'
import { eventsOf } from './desk-views.ts'
import { type PageView, pageView, picturesOf, textsOf } from './page-view.ts'
import { insertEvent, listPartnersOf, lockPartner } from './partners.db.ts'

/**
 * Tells whether the viewer may write a page: those with the task `texts` any, a partner's people the
 * partner's own, banned viewers none. Throws UNAUTHENTICATED for visitors.
 */
async function mayWrite(ctx: Context, slug: string): Promise<boolean> {
  const { userId, roles, banned } = ctx.viewer
  if (userId === null) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (banned) return false
  if (mayDo(roles, 'texts')) return true
  return (await listPartnersOf(ctx.db, userId)).some((partner) => partner.slug === slug)
}

/**
 * Returns the changes of a page among the newest 30 entries of its history, with their authors. Checks no
 * permission.
 */
export async function changesOfPage(ctx: Context, { supplierId: id }: { supplierId: number }) {
  const events = await eventsOf(ctx, { id })
  return events.filter(({ kind }) => kind === 'page_set').map(({ kind: _, ...event }) => event)
}

/**
 * Returns what a page says, to those who may write it; undefined for others, and when there is no such page.
 * Throws UNAUTHENTICATED for visitors.
 */
export async function supplierPage(ctx: Context, slug: string) {
  if (!(await mayWrite(ctx, slug))) return undefined
  const page = await findSupplierPage(ctx.db, slug)
  return page && pageView(page)
}

type PageRefused = {
  __typename: 'SupplierPageRefused'
  message: string
  problems: { field: string; message: string }[]
}
const pageRefused = (problems: PageProblems, message?: string): PageRefused => ({
  __typename: 'SupplierPageRefused',
  message: message ?? pageProblemList(problems)[0]?.message ?? '',
  problems: pageProblemList(problems),
})

/**
 * Returns the pictures that were sent for a page, and a sentence for each that can't stand at its place:
 * gone, older than a day, somebody else's, shown elsewhere, too small, or sent for two places.
 */
async function newPictures(ctx: Context, tx: Tx, page: SupplierPageRow, input: SupplierPageInput) {
  const pictures: PictureForPage[] = []
  const problems: PageProblems = {}
  const { userId } = ctx.viewer
  for (const place of pagePlacesOf(page.kind)) {
    const id = input[place]
    if (!id) continue
    const by = { userId, visitorId: null }
    const picture = await pictureForPage(tx, { id, place, by, now: ctx.now() })
    const problem = typeof picture === 'string' ? picture : placeProblem(place, picture)
    if (problem !== undefined) problems[place] = problem
    else if (typeof picture !== 'string') pictures.push(picture)
  }
  if (new Set(pictures.map(({ id }) => id)).size < pictures.length)
    problems.narrow = 'One picture can’t stand at two places. Please send the picture once more.'
  return { pictures, problems }
}

/** Returns the profile of a page after a change; what the form does not name stays. */
function profileAfter(page: SupplierPageRow, texts: PageTexts, urls: PagePictures): Record<string, unknown> {
  const { name: _, ...own } = texts
  const images = [urls.wide, urls.narrow].filter((url) => url !== null)
  const pictures =
    page.kind === 'charity'
      ? { bannerImages: images }
      : { bannerImages: images, ...(urls.logo === null ? {} : { logo: urls.logo }) }
  return { ...page.profile, ...own, ...pictures }
}

type Before = { texts: PageTexts; urls: PagePictures }
const changesOf = (before: Before, after: Before) => [
  ...pageFields.filter((field) => before.texts[field] !== after.texts[field]),
  ...pagePlaces.filter((place) => before.urls[place] !== after.urls[place]),
]

/**
 * Changes what the page of a partner or a charity says and shows, at once for everybody, and records who did
 * it and the former words. Returns a refusal that names every wrong field, and one for an unknown page or one
 * that changed since its author looked. Throws UNAUTHENTICATED, and FORBIDDEN for those who may not write the
 * page.
 */
export async function setSupplierPage(ctx: Context, input: SupplierPageInput) {
  if (!(await mayWrite(ctx, input.slug))) throw refuse('FORBIDDEN', 'This is not your page.')
  type Done = { __typename: 'SupplierPagePayload'; page: PageView } | PageRefused
  return inTransaction<Done>(ctx.db, 'SupplierPagePayload', async (tx) => {
    const page = await findSupplierPage(tx, input.slug)
    if (!page) return pageRefused({}, 'There is no such page.')
    await lockPartner(tx, page.id)
    const texts = pageTextsOf(page.kind, input)
    const { pictures, problems } = await newPictures(ctx, tx, page, input)
    const before = { texts: textsOf(page), urls: picturesOf(page) }
    const sent = (place: PagePlace) => pictures.find((picture) => picture.place === place)
    const urlOf = (place: PagePlace) => {
      const picture = sent(place)
      return picture ? pagePictureUrl(picture.id) : before.urls[place]
    }
    const urls = { wide: urlOf('wide'), narrow: urlOf('narrow'), logo: urlOf('logo') }
    const wrong = { ...pageProblems(page.kind, texts, urls.wide !== null), ...problems }
    if (Object.keys(wrong).length > 0) return pageRefused(wrong)
    const name = page.kind === 'charity' ? texts.name : page.name
    const profile = profileAfter(page, texts, urls)
    if (!(await updateSupplierPage(tx, { id: page.id, version: input.version, name, profile })))
      return pageRefused({}, pageMoved)
    await showOnPage(tx, page.id, pictures)
    const changed = changesOf(before, { texts, urls })
    const former = Object.fromEntries(changed.map((one) => [one, { ...before.texts, ...before.urls }[one]]))
    const words = changed.map((one) => pageFieldWords[one]).join(', ') || 'nothing'
    await insertEvent(tx, {
      supplierId: page.id,
      actorId: ctx.viewer.userId,
      kind: 'page_set',
      detail: { changed: words, former },
      at: ctx.now(),
    })
    const after = await findSupplierPage(tx, input.slug)
    return after
      ? { __typename: 'SupplierPagePayload', page: pageView(after) }
      : pageRefused({}, 'There is no such page.')
  })
}
