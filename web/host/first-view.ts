// The top of a page as plain HTML: it is seen and used while the site's code is on its way, and gives way to
// the site once that has as much to show. Search is a form, everything else a link or a list that opens by
// itself; documents for machines have their own body.

import { dollars } from '@hemline/rules/common/dollars.ts'
import type { Crumb } from '@hemline/rules/search/listing-path.ts'
import { chromeFor, hasSearchRow } from '@hemline/rules/site/chrome.ts'
import { type HeaderLink, headerLinks, promoLinks } from '@hemline/rules/site/header-links.ts'
import { promoBarMinHeightPx, searchTextMax } from '@hemline/rules/vocabulary/constants.ts'
import { pictureWidths } from '@hemline/rules/vocabulary/wire.ts'
import { escapeHtml } from './escape.ts'
import { type Classes, div, link, trail } from './first-parts.ts'
import { brandsTop, cleanoutTop, homeTop, type Titled } from './first-tops.ts'

export type Screen = 'home' | 'listing' | 'product' | 'brands' | 'cleanout'
type FirstCard = {
  href: string
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
      brandHref: string
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
  /** The site's icons as this build draws them. */
  icons?: Partial<Record<FirstIcon, string>>
}
export type FirstIcon = 'menu' | 'search' | 'account' | 'favorites' | 'cart' | 'filter'

/** Pictures in sight before anybody scrolls: those of the first row on a wide screen, two rows on a phone. */
const inSight = 4
const gridSizes = '(min-width: 1440px) 210px, (min-width: 1220px) 17vw, (min-width: 768px) 31vw, 44vw'
const bigSizes = '(min-width: 1440px) 740px, (min-width: 960px) 52vw, 88vw'
/** As the site's own picture of it, so that a browser loads it once. */
const picture = (photoId: number, sizes: string, more: string) =>
  `<img sizes="${sizes}" srcset="${pictureWidths.map((width) => `/pictures/${photoId}/${width} ${width}w`).join(', ')}" src="/pictures/${photoId}/640" width="800" height="1000" alt="" decoding="async"${more}>`

const current = (isHere: boolean) => (isHere ? ' aria-current="true"' : '')
const linksTo = (places: readonly HeaderLink[]) => places.map(({ href, label }) => link(href, label)).join('')

/** A form that a browser sends by itself: its answer is the listing of the text. */
const searchForm = (text: string, c: Classes, icon: string) =>
  [
    `<search><form class="${c('SearchBox', 'box')}" action="/search">${icon}`,
    `<input name="text" value="${escapeHtml(text)}" aria-label="Search" enterkeyhint="search" autocomplete="off"`,
    ` spellcheck="false" dir="auto" required maxlength="${searchTextMax}" placeholder="Search, or describe what you need">`,
    '<button type="submit" class="sr">Search</button></form></search>',
  ].join('')

type Icons = (name: FirstIcon) => string

function toolsOf(c: Classes, icon: Icons): string {
  const tool = (href: string, name: string, drawing: string) =>
    link(href, drawing, ` class="${c('Header', 'tool')}" aria-label="${name}"`)
  return div(
    c('Header', 'tools'),
    [
      tool('/my', 'Account', icon('account')),
      tool('/saved/favorites', 'Favorites', icon('favorites')),
      tool('/cart', 'Cart', icon('cart')),
    ].join(''),
  )
}

/** Opens and closes without any code. */
const menuOf = (c: Classes, icon: Icons) =>
  `<details class="first-menu"><summary class="${c('Header', 'tool')}" aria-label="Menu">${icon('menu')}</summary><nav aria-label="Departments">${linksTo(headerLinks)}</nav></details>`

/** `text`: what the search field holds at first. */
function topOf(path: string, text: string, c: Classes, icon: Icons): string {
  const { world } = chromeFor(path)
  const field = searchForm(text, c, icon('search'))
  const logo = link('/', 'Hemline', ` class="${c('Logo', 'logo')}" aria-label="Hemline, home"`)
  const tools = toolsOf(c, icon)
  const worlds =
    link('/', 'Shop', current(world === 'shop')) +
    link('/cleanout', 'Cleanout', current(world === 'cleanout'))
  const promo = `<nav class="${c('PromoBar', 'world')}" aria-label="Shop or clean out">${worlds}</nav>`
  const about = `<nav class="${c('PromoBar', 'more')}" aria-label="About Hemline">${linksTo(promoLinks)}</nav>`
  return [
    div(
      c('PromoBar', 'bar'),
      div(`page ${c('PromoBar', 'row')}`, promo + about),
      `min-height: ${promoBarMinHeightPx}px`,
    ),
    `<header class="${c('Header', 'header')}"><div class="page">`,
    div(`${c('Header', 'bar')} first-narrow`, div(c('Header', 'left'), menuOf(c, icon)) + logo + tools),
    div(`${c('Header', 'bar')} first-wide`, logo + field + tools),
    hasSearchRow(path) ? div(`${c('Header', 'searchRow')} first-narrow`, field) : '',
    `<nav class="${c('Header', 'nav')} first-wide" aria-label="Departments">${linksTo(headerLinks)}</nav>`,
    '</div></header>',
  ].join('')
}

/** Longer titles are set smaller, as the site does. */
const longTitle = 36

function pieces(view: Extract<FirstView, { kind: 'pieces' }>, c: Classes, icon: Icons): string {
  const card = ({ href, brand, title, sizeDisplay, price, photoId }: FirstCard, i: number) => {
    const more = i < inSight ? ' fetchpriority="high"' : ' loading="lazy"'
    const face = link(
      href,
      photoId === undefined ? '' : picture(photoId, gridSizes, more),
      ` class="${c('ItemCard', 'pic')}" tabindex="-1" aria-hidden="true"`,
    )
    const words = [
      `<span class="${c('ItemCard', 'top')}"><bdi class="${c('ItemCard', 'brand')}">${escapeHtml(brand)}</bdi></span>`,
      `<bdi class="${c('ItemCard', 'title')}">${escapeHtml(title)}</bdi><span class="${c('ItemCard', 'meta')}">${escapeHtml(sizeDisplay)}</span>`,
      `<span class="${c('ItemCard', 'price')} num"><b>${dollars(price)}</b></span>`,
    ]
    return `<li><article class="${c('ItemCard', 'card')}">${face}${link(href, words.join(''), ` class="${c('ItemCard', 'words')}"`)}</article></li>`
  }
  const heading = `<h1${view.heading.length > longTitle ? ` class="${c('Listing', 'long')}"` : ''}><bdi>${escapeHtml(view.heading)}</bdi></h1>`
  // The sheet of filters comes with the site, which opens it for this address.
  const filters = link(
    '#filters',
    `${icon('filter')}Filter`,
    ` class="${c('Button', 'button', 'line', 'small', 'wide')}"`,
  )
  return [
    trail(view.crumbs, c),
    div(c('Listing', 'head'), div('', `${heading}<p class="num">${escapeHtml(view.below)}</p>`)),
    view.tiles ? div(c('Listing', 'byCategory'), div(c('Listing', 'tilesBone'), '')) : '',
    `<div class="${c('Listing', 'cols')}"><aside class="${c('Listing', 'rail')} first-wide"></aside><div class="${c('Listing', 'main')}">`,
    div(`${c('Listing', 'tools')} first-narrow`, `${filters}<span></span>`),
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
      : `<button type="button" disabled>${picture(first, bigSizes, ' fetchpriority="high"')}</button>`
  const strip = div(c('Gallery', 'main'), `<ul class="${c('Gallery', 'strip')}"><li>${face}</li></ul>`)
  const thumbs =
    single === ''
      ? `<ul class="${c('Gallery', 'thumbs')}"><li><button type="button" disabled></button></li></ul>`
      : ''
  const words = [
    div(
      c('Product', 'brandRow'),
      link(view.brandHref, `<bdi>${escapeHtml(view.brand)}</bdi>`, ` class="${c('Product', 'brand')}"`),
    ),
    `<h1>${escapeHtml(view.title)}</h1><p class="num"><b>${dollars(view.price)}</b></p>`,
  ]
  const gallery = `<section class="${c('Gallery', 'gallery')}${single}">${strip}${thumbs}</section>`
  return (
    trail(view.crumbs, c) + div(c('Product', 'two'), gallery + div(c('Product', 'facts'), words.join('')))
  )
}

function insideOf(view: FirstView, c: Classes, icon: Icons, { pictures }: FirstViews): string {
  if (view.kind === 'pieces') return div('page', pieces(view, c, icon))
  if (view.kind === 'piece') return div('page', piece(view, c))
  if (view.kind === 'home') return homeTop(c)
  if (view.kind === 'cleanout') return cleanoutTop(c, pictures?.bag)
  return view.kind === 'brands' ? brandsTop(view, c) : ''
}

/** What comes before the mount node of the page at `address`, a path with its query. */
export function firstHtml(view: FirstView, address: string, views: FirstViews): string {
  const c: Classes = (sheet, ...names) => names.map((name) => views.classes[sheet]?.[name] ?? '').join(' ')
  const icon: Icons = (name) => views.icons?.[name] ?? ''
  const [path = '/', query = ''] = address.split('?')
  const text = path.startsWith('/search') ? (new URLSearchParams(query).get('text') ?? '') : ''
  const body = `<main class="${c('Frame', 'main')}">${insideOf(view, c, icon, views)}</main>`
  const frame = div(c('Frame', 'frame'), topOf(path, text.slice(0, searchTextMax), c, icon) + body)
  return `<div id="first"${view.kind === 'frame' ? '' : ' data-waits'}>${frame}</div>`
}

/** Style sheets of the screen, asked for before the site's start names them. */
export const stylesOf = ({ screen }: FirstView, { screens }: FirstViews): string =>
  (screens[screen]?.styles ?? [])
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
    .join('')

/** Scripts of the screen. */
export const scriptsOf = ({ screen }: FirstView, { screens }: FirstViews): readonly string[] =>
  screens[screen]?.scripts ?? []
