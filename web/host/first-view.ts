// The top of a page as plain HTML: it is seen while the site's code is on its way, and gives way to the site
// once that has as much to show. Screen readers and keys wait for the site, which knows what a press means;
// documents for machines have their own body.

import { dollars } from '@hemline/rules/common/dollars.ts'
import type { Crumb } from '@hemline/rules/search/listing-path.ts'
import { chromeFor, hasSearchRow } from '@hemline/rules/site/chrome.ts'
import { promoBarMinHeightPx } from '@hemline/rules/vocabulary/constants.ts'
import { departmentLabels } from '@hemline/rules/vocabulary/departments.ts'
import { pictureWidths } from '@hemline/rules/vocabulary/wire.ts'
import { escapeHtml } from './escape.ts'
import { type Classes, div, trail } from './first-parts.ts'
import { brandsTop, cleanoutTop, homeTop, type Titled } from './first-tops.ts'

export type Screen = 'home' | 'listing' | 'product' | 'brands' | 'cleanout'
type FirstCard = {
  brand: string
  title: string
  sizeDisplay: string
  price: number
  photoId: number | undefined
}
/**
 * `waits`: what stands here stays until the site has the same to show; without it the frame alone is drawn.
 */
export type FirstView = { screen: Screen } & (
  | { kind: 'frame' }
  | { kind: 'home' | 'cleanout' }
  | ({ kind: 'brands' } & Titled)
  | {
      kind: 'pieces'
      crumbs: readonly Crumb[]
      heading: string
      below: string
      chips: boolean
      tiles: boolean
      cards: readonly FirstCard[]
    }
  | {
      kind: 'piece'
      crumbs: readonly Crumb[]
      photoIds: readonly number[]
      brand: string
      title: string
      price: number
    }
)

/** first-views.json of a build. */
export type FirstViews = {
  screens: Readonly<Record<string, { scripts: readonly string[]; styles: readonly string[] }>>
  classes: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Files whose names hold a digest. */
  pictures?: { bag?: string | undefined }
}

/** Pictures in sight before anybody scrolls: those of the first row on a wide screen, two rows on a phone. */
const inSight = 4
const gridSizes = '(min-width: 1440px) 210px, (min-width: 1220px) 17vw, (min-width: 768px) 31vw, 44vw'
const bigSizes = '(min-width: 1440px) 740px, (min-width: 960px) 52vw, 88vw'
/** As the site's own picture of it, so that a browser loads it once. */
const picture = (photoId: number, sizes: string, more: string) =>
  `<img sizes="${sizes}" srcset="${pictureWidths.map((width) => `/pictures/${photoId}/${width} ${width}w`).join(', ')}" src="/pictures/${photoId}/640" width="800" height="1000" alt="" decoding="async"${more}>`

function topOf(path: string, c: Classes): string {
  const { world } = chromeFor(path)
  const way = (label: string, isHere: boolean) => `<a${isHere ? ' aria-current="true"' : ''}>${label}</a>`
  const field = div(
    c('SearchBox', 'box'),
    '<span style="width: 1.25rem"></span><input tabindex="-1" placeholder="Search, or describe what you need">',
  )
  const tools = (amount: number) => `<span class="${c('Header', 'tool')}"></span>`.repeat(amount)
  const logo = `<a class="${c('Logo', 'logo')}">Hemline</a>`
  const right = div(c('Header', 'tools'), tools(3))
  const departments = [
    'New in',
    ...(['women', 'plus', 'shoes', 'handbags', 'jewelry', 'accessories', 'designer'] as const).map(
      (one) => departmentLabels[one],
    ),
  ]
  const promo = `<nav class="${c('PromoBar', 'world')}">${way('Shop', world === 'shop')}${way('Cleanout', world === 'cleanout')}</nav>`
  const about = `<nav class="${c('PromoBar', 'more')}"><a>About</a><a>Gift Cards</a></nav>`
  return [
    div(
      c('PromoBar', 'bar'),
      div(`page ${c('PromoBar', 'row')}`, promo + about),
      `min-height: ${promoBarMinHeightPx}px`,
    ),
    `<header class="${c('Header', 'header')}"><div class="page">`,
    div(`${c('Header', 'bar')} first-narrow`, div(c('Header', 'left'), tools(1)) + logo + right),
    div(`${c('Header', 'bar')} first-wide`, `${logo}<search>${field}</search>${right}`),
    hasSearchRow(path) ? div(`${c('Header', 'searchRow')} first-narrow`, field) : '',
    `<nav class="${c('Header', 'nav')} first-wide">${[...departments, 'Kids', 'Sale'].map((name) => `<a>${name}</a>`).join('')}</nav>`,
    '</div></header>',
  ].join('')
}

/** Longer titles are set smaller, as the site does. */
const longTitle = 36

function pieces(view: Extract<FirstView, { kind: 'pieces' }>, c: Classes): string {
  const card = ({ brand, title, sizeDisplay, price, photoId }: FirstCard, i: number) => {
    const more = i < inSight ? ' fetchpriority="high"' : ' loading="lazy"'
    const face = div(c('ItemCard', 'pic'), photoId === undefined ? '' : picture(photoId, gridSizes, more))
    const words = [
      `<span class="${c('ItemCard', 'top')}"><bdi class="${c('ItemCard', 'brand')}">${escapeHtml(brand)}</bdi></span>`,
      `<bdi class="${c('ItemCard', 'title')}">${escapeHtml(title)}</bdi><span class="${c('ItemCard', 'meta')}">${escapeHtml(sizeDisplay)}</span>`,
      `<span class="${c('ItemCard', 'price')} num"><b>${dollars(price)}</b></span>`,
    ]
    return `<li><article class="${c('ItemCard', 'card')}">${face}${div(c('ItemCard', 'words'), words.join(''))}</article></li>`
  }
  const heading = `<h1${view.heading.length > longTitle ? ` class="${c('Listing', 'long')}"` : ''}><bdi>${escapeHtml(view.heading)}</bdi></h1>`
  return [
    trail(view.crumbs, c),
    div(c('Listing', 'head'), div('', `${heading}<p class="num">${escapeHtml(view.below)}</p>`)),
    view.tiles ? div(c('Listing', 'byCategory'), div(c('Listing', 'tilesBone'), '')) : '',
    `<div class="${c('Listing', 'cols')}"><aside class="${c('Listing', 'rail')} first-wide"></aside><div class="${c('Listing', 'main')}">`,
    div(`${c('Listing', 'tools')} first-narrow`, '<span style="height: 44px"></span>'),
    view.chips ? div(c('Listing', 'chipsBone'), '') : '',
    `<ul class="${c('ItemGrid', 'grid')} ${c('ItemGrid', 'rail')}">${view.cards.map(card).join('')}</ul></div></div>`,
  ].join('')
}

function piece(view: Extract<FirstView, { kind: 'piece' }>, c: Classes): string {
  const [first] = view.photoIds
  const single = view.photoIds.length === 1 ? ` ${c('Gallery', 'single')}` : ''
  const face =
    first === undefined
      ? ''
      : `<button type="button" tabindex="-1">${picture(first, bigSizes, ' fetchpriority="high"')}</button>`
  const strip = div(c('Gallery', 'main'), `<ul class="${c('Gallery', 'strip')}"><li>${face}</li></ul>`)
  const thumbs =
    single === ''
      ? `<ul class="${c('Gallery', 'thumbs')}"><li><button type="button" tabindex="-1"></button></li></ul>`
      : ''
  const words = [
    div(
      c('Product', 'brandRow'),
      `<a class="${c('Product', 'brand')}"><bdi>${escapeHtml(view.brand)}</bdi></a>`,
    ),
    `<h1>${escapeHtml(view.title)}</h1><p class="num"><b>${dollars(view.price)}</b></p>`,
  ]
  const gallery = `<section class="${c('Gallery', 'gallery')}${single}">${strip}${thumbs}</section>`
  return (
    trail(view.crumbs, c) + div(c('Product', 'two'), gallery + div(c('Product', 'facts'), words.join('')))
  )
}

function insideOf(view: FirstView, c: Classes, { pictures }: FirstViews): string {
  if (view.kind === 'pieces') return div('page', pieces(view, c))
  if (view.kind === 'piece') return div('page', piece(view, c))
  if (view.kind === 'home') return homeTop(c)
  if (view.kind === 'cleanout') return cleanoutTop(c, pictures?.bag)
  return view.kind === 'brands' ? brandsTop(view, c) : ''
}

/** What comes before the mount node of a page at `path`. */
export function firstHtml(view: FirstView, path: string, views: FirstViews): string {
  const c: Classes = (sheet, ...names) => names.map((name) => views.classes[sheet]?.[name] ?? '').join(' ')
  const body = `<div class="${c('Frame', 'main')}">${insideOf(view, c, views)}</div>`
  return `<div id="first" aria-hidden="true" inert${view.kind === 'frame' ? '' : ' data-waits'}>${div(c('Frame', 'frame'), topOf(path, c) + body)}</div>`
}

/** Style sheets of the screen, asked for before the site's start names them. */
export const stylesOf = ({ screen }: FirstView, { screens }: FirstViews): string =>
  (screens[screen]?.styles ?? [])
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
    .join('')

/** Scripts of the screen. */
export const scriptsOf = ({ screen }: FirstView, { screens }: FirstViews): readonly string[] =>
  screens[screen]?.scripts ?? []
