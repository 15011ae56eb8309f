// Draws the tops of pages with the site's own components, for the host to fill (decision 0050). The build
// runs this file once; nothing of it is sent to a browser.

import type { DirectoryPlace } from '@hemline/rules/catalogue/brand-directory.ts'
import { filterByKey } from '@hemline/rules/search/filters.ts'
import { worldOf } from '@hemline/rules/site/chrome.ts'
import { headerLinks, kidsLinks } from '@hemline/rules/site/header-links.ts'
import { departments } from '@hemline/rules/vocabulary/departments.ts'
import { conditionLabels } from '@hemline/rules/vocabulary/items.ts'
import type { ItemCardFragment } from '@hemline/schema/generated/graphql.ts'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Client, type Exchange, Provider } from 'urql'
import { type Drawing, drawingOf, slot } from '../host/drawing.ts'
import { topKey } from '../host/first-view.ts'
import frame from '../src/domains/chrome/Frame.module.css'
import { Header } from '../src/domains/chrome/Header.tsx'
import { PromoBar } from '../src/domains/chrome/PromoBar.tsx'
import { CleanoutHomeScreen } from '../src/domains/cleanout/ways/CleanoutHomeScreen.tsx'
import { BrandsScreen } from '../src/domains/discovery/BrandsScreen.tsx'
import { HomeScreen } from '../src/domains/home/HomeScreen.tsx'
import { Price as CardPrice, ItemCard } from '../src/domains/listing/ItemCard.tsx'
import { CardList } from '../src/domains/listing/ItemGrid.tsx'
import {
  ChipsBone,
  ListingColumns,
  ListingHead,
  ListingRail,
  ListingTools,
  RailLink,
  SizesLine,
} from '../src/domains/listing/ListingFrame.tsx'
import { basicFacets, filterAnchor } from '../src/domains/listing/listing-query.ts'
import { CategoryNav, Tile, TileRow } from '../src/domains/listing/ShopByCategory.tsx'
import { PieceName } from '../src/domains/product/Facts.tsx'
import { Gallery } from '../src/domains/product/Gallery.tsx'
import { Price as PiecePrice } from '../src/domains/product/Price.tsx'
import product from '../src/domains/product/Product.module.css'
import type { Product } from '../src/domains/product/product-type.ts'
import { type DrawnFor, DrawnForContext } from '../src/platform/drawn.ts'
import { money, percentOff, shortMoney } from '../src/platform/format.ts'
import { HrefLink } from '../src/platform/HrefLink.tsx'
import { parseSearch, stringifySearch } from '../src/platform/search-params.ts'
import { buttonClass } from '../src/ui/Button.tsx'
import { CrumbStep, Crumbs } from '../src/ui/Crumbs.tsx'
import { Panel, Stack } from '../src/ui/layout.tsx'

/** Nothing is asked while the build runs: no answer ever comes. */
const noAnswer: Exchange = () => () => () => undefined
const client = new Client({ url: 'http://localhost/graphql', exchanges: [noAnswer] })

/** What only code can answer does nothing yet; the search is a form that a browser sends by itself. */
const needsCode = /<(?:button(?=[^>]* type="button")|input(?![^>]* name="text")|select|textarea)(?=[ >])/g
/** React asks ahead for pictures that a browser finds a line further down. */
const preloads = /<link rel="preload" as="image"[^>]*>/g
/** The site stands beside the drawing for a moment: ids are the site's. */
const ownIds = / (?:id|aria-controls|for)="[^"]*"/g

/** Renders a component of the site as at `address`, in a window of that width. */
async function markup(node: ReactNode, address = '/', width: DrawnFor = 'narrow'): Promise<string> {
  const root = createRootRoute()
  const page = { getParentRoute: () => root, component: () => node }
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ ...page, path: '/' }), createRoute({ ...page, path: '$' })]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
    isServer: true,
  })
  await router.load()
  const html = renderToStaticMarkup(
    <Provider value={client}>
      <DrawnForContext value={width}>
        {/* The site registers another tree of routes. */}
        <RouterProvider router={router as never} />
      </DrawnForContext>
    </Provider>,
  )
  return html.replaceAll(preloads, '').replaceAll(ownIds, '').replaceAll(needsCode, '$& disabled')
}

/** Puts marks of slots where numbers stand, which components show in words of their own. */
function marked(html: string, numbers: Readonly<Record<string, string>>): string {
  return Object.entries(numbers).reduce((text, [name, shown]) => {
    if (!text.includes(shown)) throw new Error(`nothing to fill with ${name}: ${shown} is not drawn`)
    return text.replaceAll(shown, slot(name))
  }, html)
}
const withoutPicture = (html: string) => html.replace(/<img[^>]*>/, '')

/** Numbers that nothing else on a page shows. */
const cents = { price: 1_234_500, msrp: 7_654_300, savings: 6_419_800 } as const
const percent = 83
const photos = { first: 1_000_000_007, second: 1_000_000_009 } as const
const condition = 'excellent'

/** A piece for sale whose words are slots. */
const card: ItemCardFragment = {
  __typename: 'Item',
  id: '1',
  itemNumber: 1,
  accessLevels: [],
  listedAt: null,
  isReserved: false,
  reservedForMe: false,
  availability: 'InStock',
  heldUntil: null,
  heldByMe: false,
  brand: slot('brand'),
  condition,
  favoriteCount: 0,
  isFavorite: false,
  isRareFind: false,
  auctionBidCount: 0,
  auctionEndsAt: null,
  newWithTags: false,
  msrp: 0,
  price: cents.price,
  savingsPercent: 0,
  photoIds: [photos.first],
  promotion: null,
  sizeDisplay: slot('size'),
  sizingId: 1,
  slug: slot('href'),
  title: slot('title'),
  categoryPath: 'dresses',
  noLongerAvailable: false,
  hasInappropriateContent: false,
  state: 'available',
}

async function cards(): Promise<Record<string, string>> {
  const price = await markup(<CardPrice item={card} sold={false} />)
  const saved = await markup(
    <CardPrice item={{ ...card, msrp: cents.msrp, savingsPercent: percent }} sold={false} />,
  )
  const draw = async (node: ReactNode) =>
    marked(await markup(<li>{node}</li>), {
      photo: String(photos.first),
      condition: conditionLabels[condition],
      price: price,
    })
  const first = await draw(<ItemCard item={card} eager />)
  return {
    'card first': first,
    'card later': await draw(<ItemCard item={card} />),
    'card without picture': withoutPicture(first).replaceAll(slot('photo'), ''),
    'card covered': withoutPicture(
      await draw(<ItemCard item={{ ...card, hasInappropriateContent: true }} eager />),
    ),
    'card price': marked(price, { price: money(cents.price) }),
    'card price saved': marked(saved, {
      price: money(cents.price),
      msrp: shortMoney(cents.msrp),
      percent: percentOff(percent),
    }),
  }
}

/** The site opens its sheet for this address when it comes. */
const filters = (
  <a href="#filters" className={buttonClass({ look: 'line', size: 'small', wide: true })}>
    <SlidersHorizontal size={16} strokeWidth={1.5} aria-hidden="true" />
    Filter
  </a>
)

/** The rail's filters in the site's order, as links: the site opens the one that was asked for. */
const rail = basicFacets.map((key) => (
  <RailLink key={key} href={filterAnchor(key)}>
    {filterByKey.get(key)?.label}
  </RailLink>
))

const listing = (long: boolean) => (
  <div className="page">
    {slot('crumbs')}
    <ListingHead title={slot('title')} long={long} amount={slot('amount')} />
    {slot('tiles')}
    <ListingColumns
      rail={<ListingRail className="first-wide">{rail}</ListingRail>}
      tools={
        <ListingTools className="first-narrow">
          {filters}
          <span />
        </ListingTools>
      }
    >
      {slot('sizes')}
      {slot('chips')}
      <CardList withRail>{slot('cards')}</CardList>
    </ListingColumns>
  </div>
)

/** Of a piece, only what its gallery, name and price show. */
const piece = (photoIds: readonly number[], prices: Partial<Product>): Product =>
  ({
    ...card,
    photos: [],
    photoIds,
    flaws: [],
    brandSlug: slot('brandslug'),
    ...prices,
  }) as unknown as Product

async function pieces(): Promise<Record<string, string>> {
  const price = await markup(<PiecePrice item={piece([], { savings: 0 })} />)
  const saved = await markup(
    <PiecePrice item={piece([], { msrp: cents.msrp, savings: cents.savings, savingsPercent: percent })} />,
  )
  const draw = async (...photoIds: number[]) => {
    const item = piece(photoIds, { savings: 0 })
    const html = await markup(
      <div className="page">
        {slot('crumbs')}
        <Stack gap={8} className={product.two}>
          <Gallery item={item} current={0} onCurrent={() => undefined} />
          <Panel shrinks className={product.facts}>
            <PieceName item={item} />
            {slot('price')}
          </Panel>
        </Stack>
      </div>,
    )
    return marked(html, { photo: String(photos.first) })
  }
  return {
    'piece with a photo': await draw(photos.first),
    'piece with photos': marked(await draw(photos.first, photos.second), {
      second: String(photos.second),
      photos: '1 / 2',
    }),
    'piece price': marked(price, { price: money(cents.price) }),
    'piece price saved': marked(saved, {
      price: money(cents.price),
      msrp: shortMoney(cents.msrp),
      savings: money(cents.savings),
      percent: percentOff(percent),
      share: `${percent}%`,
    }),
  }
}

/**
 * An address of every kind of header: what the header marks, and whether phones have a row for the search.
 */
const addresses = [
  '/brands',
  '/cleanout',
  '/product/a/1',
  '/search?sort=newest_first',
  `/search?text=${encodeURIComponent(slot('text'))}`,
  ...[...headerLinks, ...kidsLinks].flatMap(({ href, department }) =>
    department === undefined ? [href] : [href, `${href}/dresses`],
  ),
]

async function tops(): Promise<Record<string, string>> {
  const drawn: Record<string, string> = {}
  for (const address of addresses) {
    const path = address.split('?')[0] ?? '/'
    const header = async (width: DrawnFor) =>
      `<div class="first-${width}">${await markup(<Header />, address, width)}</div>`
    drawn[topKey(address)] ??=
      (await markup(<PromoBar world={worldOf(path)} />, address)) +
      (await header('narrow')) +
      (await header('wide'))
  }
  return drawn
}

const directories: readonly DirectoryPlace['department'][] = [null, ...departments, 'kids']

/** Renders all drawings that the host fills (frame, home, crumbs …), by name. */
export async function drawings(): Promise<Record<string, Drawing>> {
  const all: Record<string, string> = {
    ...(await tops()),
    frame: await markup(
      <div className={frame.frame}>
        {slot('top')}
        <main className={frame.main}>{slot('inside')}</main>
      </div>,
    ),
    home: await markup(<HomeScreen />),
    cleanout: await markup(<CleanoutHomeScreen />, '/cleanout'),
    crumbs: await markup(<Crumbs>{slot('steps')}</Crumbs>),
    'crumb step': await markup(
      <CrumbStep>
        <HrefLink href={slot('href')}>{slot('label')}</HrefLink>
      </CrumbStep>,
    ),
    'crumb here': await markup(<CrumbStep here>{slot('label')}</CrumbStep>),
    listing: await markup(listing(false)),
    'listing long': await markup(listing(true)),
    tiles: await markup(
      <CategoryNav>
        <TileRow>{slot('tiles')}</TileRow>
      </CategoryNav>,
    ),
    tile: await markup(<Tile href={slot('href')} label={slot('label')} />),
    chips: await markup(<ChipsBone />),
    sizes: await markup(<SizesLine />),
    ...(await cards()),
    ...(await pieces()),
  }
  for (const department of directories) {
    const path = department === null ? '/brands' : `/brands/${department}`
    all[`brands ${department ?? ''}`.trim()] = await markup(<BrandsScreen />, path)
  }
  return Object.fromEntries(Object.entries(all).map(([name, html]) => [name, drawingOf(html)]))
}
