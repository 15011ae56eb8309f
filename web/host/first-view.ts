// The top of a page as plain HTML: it is seen and used while the site's code is on its way, and gives way to
// the site once that has as much to show. The build has drawn it with the site's own components
// (web/build/drawings.tsx); here its slots are filled. Documents for machines have their own body.

import { dollars, percentLess, shortDollars } from '@hemline/rules/common/dollars.ts'
import type { Crumb } from '@hemline/rules/search/listing-path.ts'
import { isLongTitle } from '@hemline/rules/search/listing-url.ts'
import { hasSearchRow, worldOf } from '@hemline/rules/site/chrome.ts'
import { currentLink } from '@hemline/rules/site/header-links.ts'
import { searchTextMax } from '@hemline/rules/vocabulary/constants.ts'
import { type Drawing, fill, type Html, joined, nothing, type Slots } from './drawing.ts'

export type Screen = 'home' | 'listing' | 'product' | 'brands' | 'cleanout'
type Priced = { price: number; msrp: number; savingsPercent: number }
export type FirstCard = Priced & {
  href: string
  brand: string
  title: string
  size: string
  condition: string
  /** `covered`: the page hides the picture at first. */
  photo: number | 'covered' | undefined
}
/** `frame`: nothing but the header is drawn. All others stay until the site has the same to show. */
export type FirstView = { screen: Screen } & (
  | { kind: 'frame' | 'home' | 'cleanout' }
  | { kind: 'brands'; department: string | null }
  | {
      kind: 'pieces'
      crumbs: readonly Crumb[]
      heading: string
      below: string
      /** Whether the site has a line for saved sizes above these pieces. */
      sizes: boolean
      chips: boolean
      /** The categories of a department's front page; none elsewhere. */
      tiles: readonly Crumb[]
      cards: readonly FirstCard[]
    }
  | (Priced & {
      kind: 'piece'
      crumbs: readonly Crumb[]
      photoIds: readonly number[]
      brand: string
      brandSlug: string
      title: string
    })
)

/** first-views.json of a build. */
export type FirstViews = {
  screens: Readonly<Record<string, { scripts: readonly string[]; styles: readonly string[] }>>
  drawings: Readonly<Record<string, Drawing>>
}
type Draw = (name: string, slots?: Slots) => Html

/** Pictures in sight before anybody scrolls: those of the first row on a wide screen, two rows on a phone. */
const inSight = 4

/** Reads the path and the query of an address. */
function readAddress(address: string): { path: string; search: Record<string, string>; text: string } {
  const [path = '/', query = ''] = address.split('?')
  const search = Object.fromEntries(new URLSearchParams(query))
  return { path, search, text: path.startsWith('/search') ? (search.text ?? '') : '' }
}

const keyOf = (world: string, row: boolean, current: string | undefined, hasText: boolean) =>
  ['top', world, row && 'row', hasText && 'text', current].filter(Boolean).join(' ')

/** Returns the name of the drawing of all that stands above the page at an address. */
export function topKey(address: string): string {
  const { path, search, text } = readAddress(address)
  return keyOf(worldOf(path), hasSearchRow(path), currentLink(path, search), text !== '')
}

/** A header that the build did not draw for this page is the one that marks no link. */
function topOf(address: string, { drawings }: FirstViews, draw: Draw): Html {
  const { path, text } = readAddress(address)
  const plain = keyOf(worldOf(path), hasSearchRow(path), undefined, text !== '')
  const key = topKey(address)
  return draw(key in drawings ? key : plain, { text: text.slice(0, searchTextMax) })
}

const trail = (crumbs: readonly Crumb[], draw: Draw): Html =>
  draw('crumbs', {
    steps: joined(
      crumbs.map((crumb, i) => draw(i === crumbs.length - 1 ? 'crumb here' : 'crumb step', crumb)),
    ),
  })

/** The price, with the price when new and the saving where there is one. */
function priceOf(name: 'card price' | 'piece price', { price, msrp, savingsPercent }: Priced, draw: Draw) {
  if (msrp <= price) return draw(name, { price: dollars(price) })
  return draw(`${name} saved`, {
    price: dollars(price),
    msrp: shortDollars(msrp),
    savings: dollars(msrp - price),
    percent: percentLess(savingsPercent),
    share: `${savingsPercent}%`,
  })
}

function cardHtml({ photo, ...card }: FirstCard, i: number, draw: Draw): Html {
  const slots = { ...card, price: priceOf('card price', card, draw) }
  if (photo === 'covered') return draw('card covered', slots)
  if (photo === undefined) return draw('card without picture', slots)
  return draw(i < inSight ? 'card first' : 'card later', { ...slots, photo })
}

const pieces = (view: Extract<FirstView, { kind: 'pieces' }>, draw: Draw): Html =>
  draw(isLongTitle(view.heading) ? 'listing long' : 'listing', {
    crumbs: trail(view.crumbs, draw),
    title: view.heading,
    amount: view.below,
    tiles:
      view.tiles.length > 0
        ? draw('tiles', { tiles: joined(view.tiles.map((tile) => draw('tile', tile))) })
        : nothing,
    sizes: view.sizes ? draw('sizes') : nothing,
    chips: view.chips ? draw('chips') : nothing,
    cards: joined(view.cards.map((card, i) => cardHtml(card, i, draw))),
  })

function piece(view: Extract<FirstView, { kind: 'piece' }>, draw: Draw): Html {
  const [photo = 0, second] = view.photoIds
  return draw(second === undefined ? 'piece with a photo' : 'piece with photos', {
    crumbs: trail(view.crumbs, draw),
    photo,
    second: second ?? '',
    photos: `1 / ${view.photoIds.length}`,
    brand: view.brand,
    brandslug: view.brandSlug,
    title: view.title,
    price: priceOf('piece price', view, draw),
  })
}

function insideOf(view: FirstView, draw: Draw): Html {
  switch (view.kind) {
    case 'frame':
      return nothing
    case 'pieces':
      return pieces(view, draw)
    case 'piece':
      return piece(view, draw)
    case 'brands':
      return draw(view.department === null ? 'brands' : `brands ${view.department}`)
    default:
      return draw(view.kind)
  }
}

/**
 * Returns the HTML that stands before the mount node of the page at `address` (a path with its query): the
 * drawn top of the page. Throws when the build has not drawn a part.
 */
export function firstHtml(view: FirstView, address: string, views: FirstViews): string {
  const draw: Draw = (name, slots) => {
    const drawing = views.drawings[name]
    if (!drawing) throw new Error(`the build has drawn no ${name}`)
    return fill(drawing, slots)
  }
  const { html } = draw('frame', { top: topOf(address, views, draw), inside: insideOf(view, draw) })
  return `<div id="first"${view.kind === 'frame' ? '' : ' data-waits'}>${html}</div>`
}

/**
 * Returns link tags that load a screen's style sheets before the site's own code names them; '' for an
 * unknown screen.
 */
export const stylesOf = ({ screen }: FirstView, { screens }: FirstViews): string =>
  (screens[screen]?.styles ?? [])
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
    .join('')

/** Returns the paths of a screen's scripts; empty for an unknown screen. */
export const scriptsOf = ({ screen }: FirstView, { screens }: FirstViews): readonly string[] =>
  screens[screen]?.scripts ?? []
