import { type HomePart, homePartsFor } from '@hemline/rules/site/home-parts.ts'
import { homeWords } from '@hemline/rules/site/home-words.ts'
import {
  GetHomeHeroDocument,
  type GetHomeHeroQuery,
  GetShopFiguresDocument,
  GetShopIndexDocument,
  type ItemCardFragment,
} from '@hemline/schema/generated/graphql.ts'
import { type ComponentType, useEffect } from 'react'
import { useQuery } from 'urql'
import { drawnParts } from '../../platform/drawn-parts.ts'
import { useFirstView } from '../../platform/first-view.ts'
import { count, countOf } from '../../platform/format.ts'
import { useGradual } from '../../platform/gradual.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { StatTiles } from '../../ui/StatTiles.tsx'
import { HandEdits } from '../home-edits/HandEdits.tsx'
import { useSession } from '../identity/session.tsx'
import { ItemRow, ItemRowSkeleton } from '../listing/ItemGrid.tsx'
import { Picture } from '../listing/Picture.tsx'
import { useTrending } from '../search/use-trending.ts'
import { roadOf, useUnit } from '../size-guides/units.ts'
import { ForYou } from './ForYou.tsx'
import styles from './Home.module.css'
import { Offer } from './Offer.tsx'
import { Section } from './Section.tsx'
import { Sell } from './Sell.tsx'
import { type Filter, useItems } from './use-items.ts'
import { Ways } from './Ways.tsx'

const shown = 5

/** Fewer pieces of a day are told as part of their week. */
const worthTelling = 20

/**
 * The shortest time in which something came in, with its words; undefined while that is not known, null
 * when nothing did for a week.
 */
function useFresh() {
  const { data: day } = useItems(1, [{ key: 'listed_days', values: ['1'] }])
  const { data: week } = useItems(1, [{ key: 'listed_days', values: ['7'] }])
  const inDay = day?.items.totalCount
  const inWeek = week?.items.totalCount
  if (inDay && inDay >= worthTelling)
    return { total: inDay, words: 'in the last 24 hours', href: '/products?listed_days=1&sort=newest_first' }
  if (inDay === undefined || inWeek === undefined) return undefined
  return inWeek > 0
    ? { total: inWeek, words: homeWords.counts.fresh, href: '/products?listed_days=7&sort=newest_first' }
    : null
}

const women: Filter = { key: 'department_tags', values: ['women'] }
/** The frames at the top, each with one of the pieces that the shop answers. */
const frames = [0, 1, 2] as const

type Pictured = GetHomeHeroQuery['homeHero'][number]

function HeroPicture({ piece }: { piece: Pictured | undefined }) {
  if (!piece) return <Text as="span" block clip className={styles.pic} aria-hidden="true" />
  return (
    <HrefLink
      className={look({ block: true, clip: true }, styles.pic)}
      href={piece.slug}
      aria-label={`${piece.brand} ${piece.title}`}
    >
      <Picture
        className={look({ covers: true })}
        photoId={piece.photoIds[0]}
        eager
        sizes="(min-width: 1220px) 30vw, 33vw"
      />
    </HrefLink>
  )
}

const [first, second] = homeWords.heading

function Hero() {
  const { data } = useItems(1, [women])
  const fresh = useFresh()
  const [{ data: shop }] = useQuery({ query: GetShopFiguresDocument })
  const [{ data: hero }] = useQuery({ query: GetHomeHeroDocument })
  const total = data?.items.totalCount
  return (
    <Panel as="section" surface="sunk" clip className={styles.hero}>
      <Stack gap={8} padTop={10} padBottom={0} className={classes('page', styles.heroIn)}>
        <div className={styles.say}>
          <h1>
            {first}
            <br />
            <Text as="em" weight={300} slant="italic">
              {second}
            </Text>
          </h1>
          <Text above={5} below={6} upTo="short" size={18} tone="soft">
            {homeWords.below}
          </Text>
          <Row align="stretch">
            {homeWords.ways.map(({ label, href }, i) => (
              <HrefLink key={href} className={buttonClass({ look: i === 0 ? 'main' : 'line' })} href={href}>
                {label}
              </HrefLink>
            ))}
          </Row>
          <Stack
            as="dl"
            gap={6}
            rows={4}
            above={8}
            size={14}
            tone="soft"
            className={classes(styles.facts, 'num')}
          >
            <div>
              <Text as="dd" voice="display" size={22} tone="ink">
                {total === undefined ? '\u00a0' : count(total)}
              </Text>
              <dt>{homeWords.counts.women}</dt>
            </div>
            {fresh !== null && (
              <div>
                <Text as="dd" voice="display" size={22} tone="ink">
                  {fresh ? count(fresh.total) : '\u00a0'}
                </Text>
                <dt>new {fresh?.words ?? homeWords.counts.fresh}</dt>
              </div>
            )}
            <div>
              <Text as="dd" voice="display" size={22} tone="ink">
                {shop ? count(shop.shopFigures.brandsOnSale) : '\u00a0'}
              </Text>
              <dt>{homeWords.counts.brands}</dt>
            </div>
          </Stack>
        </div>
        <Stack gap={3} tracks={3} align="end" className={styles.trio}>
          {frames.map((at) => (
            <HeroPicture key={at} piece={hero?.homeHero[at]} />
          ))}
        </Stack>
      </Stack>
    </Panel>
  )
}

function Arrivals() {
  const fresh = useFresh()
  const { data, fetching } = useItems(shown, [], 'newest_first')
  const items = data?.items
  if (!fetching && !items?.nodes.length) return null
  return (
    <Section
      title="Just in"
      more={
        fresh !== undefined && (
          <HrefLink className="link num" href={fresh?.href ?? '/products?sort=newest_first'}>
            {fresh ? `All ${count(fresh.total)} ${fresh.words}` : 'See the newest'}
          </HrefLink>
        )
      }
    >
      {items ? <ItemRow items={items.nodes} /> : <ItemRowSkeleton />}
    </Section>
  )
}

type EditProps = { title: string; words: string; href: string; link: string; filters: Filter[] }

function Edit({ title, words, href, link, filters }: EditProps) {
  // The newest: its picture is drawn before anybody comes.
  const { data } = useItems(1, filters, 'newest_first')
  const piece: ItemCardFragment | undefined = data?.items.nodes[0]
  if (data && !piece) return null
  return (
    <HrefLink className={look({ flow: 'stack', gap: 0, surface: 'sunk' }, styles.edit)} href={href}>
      <Panel alignSelf="center" pad={6}>
        <Text as="h3" below={2}>
          {title}
        </Text>
        <Text below={3} size={14} tone="soft" className="num">
          {words} {data ? `${countOf(data.items.totalCount, 'piece')}.` : '\u00a0'}
        </Text>
        <span className="link">{link}</span>
      </Panel>
      <span className={`frame ${styles.editPic}`}>
        <Picture photoId={piece?.photoIds[0]} sizes="(min-width: 1220px) 24vw, 50vw" />
      </span>
    </HrefLink>
  )
}

function Brands() {
  const [{ data }] = useQuery({ query: GetShopIndexDocument })
  if (!data?.topBrands.length) return null
  return (
    <Section
      title="Names people look for"
      more={
        <HrefLink className="link" href="/brands">
          All brands
        </HrefLink>
      }
    >
      <ul className={`${styles.names} num`}>
        {data.topBrands.map((brand) => (
          <li key={brand.id}>
            <HrefLink
              className={look({
                flow: 'row',
                gap: 2,
                align: 'baseline',
                justify: 'between',
                noWrap: true,
                edge: 'bottom',
                tall: 48,
                whole: true,
              })}
              href={`/brand/${brand.slug}`}
            >
              {brand.name}
              <Text as="span" size={14} tone="soft" weight={400} face="sans" leading={1}>
                {count(brand.itemCount)}
              </Text>
            </HrefLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Figures() {
  const [{ data }] = useQuery({ query: GetShopFiguresDocument })
  const unit = useUnit()
  const figures = data?.shopFigures
  if (!figures?.piecesPassedOn) return null
  const way = roadOf(figures.impact.milesByCar, unit)
  const told = [
    [figures.piecesOnSale, 'pieces on sale now'],
    [figures.piecesPassedOn, 'found a second home'],
    [way.amount, `${way.many} by car saved with them`],
  ] as const
  return (
    <Panel as="section" above={16} padTop={10} padBottom={6} edge="block" aria-label="What it comes to">
      <StatTiles stats={told.map(([value, name]) => ({ name, value: count(value) }))} />
      <Text above={4} textAlign="center">
        <HrefLink className="link alone" href="/about">
          How we count
        </HrefLink>
      </Text>
    </Panel>
  )
}

const ofSection = {
  section: look({ above: 20 }, styles.section),
  head: look({ flow: 'row', gap: 4, align: 'baseline', justify: 'between', below: 6 }, styles.sectionHead),
}
const ByHand = () => <HandEdits look={ofSection} />

function Edits() {
  return (
    <Section title="Two ways in">
      <Stack gap="grid" className={styles.edits}>
        <Edit
          title="Under $50, years to go"
          words="Good pieces that cost less than dinner."
          href="/products?price=-50"
          link="Shop the edit"
          filters={[{ key: 'price', values: ['-50'] }]}
        />
        <Edit
          title="The designer rail"
          words="Names you know, worn once or twice."
          href="/designer"
          link="Shop designer"
          filters={[{ key: 'department_tags', values: ['designer'] }]}
        />
      </Stack>
    </Section>
  )
}

/** Texts that many people searched for lately; nothing on a day of which too little is known. */
function Trending() {
  const terms = useTrending()
  if (terms.length === 0) return null
  return (
    <Section title="Trending now">
      <ul className={styles.names}>
        {terms.map(({ text, path }) => (
          <li key={path}>
            <HrefLink
              className={look({
                flow: 'row',
                gap: 2,
                align: 'baseline',
                justify: 'between',
                noWrap: true,
                edge: 'bottom',
                tall: 48,
                whole: true,
              })}
              href={path}
            >
              {text}
            </HrefLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Below the top, one after the other. */
const parts: Readonly<Record<HomePart, ComponentType>> = {
  Arrivals,
  ForYou,
  Ways,
  ByHand,
  Offer,
  Sell,
  Edits,
  Trending,
  Brands,
  Figures,
}

/**
 * Renders the home page. Sections below the first are added one after the other, at once on later visits, in
 * the order of the viewer's segment: the ones behind the first wait until the viewer is known.
 */
export function HomeScreen() {
  usePageHead({})
  useFirstView(true)
  const { user, loading } = useSession()
  const order = homePartsFor(user ?? {})
  const drawn = useGradual(order.length, { first: 0, step: 1, whole: drawnParts.has('home') })
  const sections = loading && !user ? Math.min(drawn, 1) : drawn
  useEffect(() => {
    drawnParts.add('home')
  }, [])
  return (
    <>
      <Hero />
      <Page className={classes(sections < order.length && styles.coming)}>
        {order.slice(0, sections).map((name) => {
          const Part = parts[name]
          return <Part key={name} />
        })}
      </Page>
    </>
  )
}
