import { homeWords, showpieces } from '@hemline/rules/site/home-words.ts'
import {
  GetItemsDocument,
  GetShopFiguresDocument,
  GetShopIndexDocument,
  type ItemCardFragment,
} from '@hemline/schema/generated/graphql.ts'
import { type ReactNode, useEffect } from 'react'
import { useQuery } from 'urql'
import { useFirstView } from '../../platform/first-view.ts'
import { count, countOf } from '../../platform/format.ts'
import { useGradual } from '../../platform/gradual.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { HandEdits } from '../home-edits/HandEdits.tsx'
import { ItemRow, ItemRowSkeleton } from '../listing/ItemGrid.tsx'
import { Picture } from '../listing/Picture.tsx'
import { useTrending } from '../search/use-trending.ts'
import styles from './Home.module.css'
import { Offer } from './Offer.tsx'
import { Sell } from './Sell.tsx'

type Filter = { key: string; values: string[] }
const shown = 5

function useItems(amount: number, filters: Filter[], sortBy: string | null = null) {
  return useQuery({
    query: GetItemsDocument,
    variables: {
      amount,
      filters,
      facets: [],
      sortBy,
      itemQueryContext: { clientModule: 'home', clientPageType: 'home' },
      userInfo: {},
    },
  })[0]
}

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

/** Kinds that hang tall, as the hero's frames are. */
const heroKinds = ['dresses', 'coats-jackets', 'jeans'] as const
const women: Filter = { key: 'department_tags', values: ['women'] }

function HeroPicture({ kind }: { kind: string }) {
  const { data } = useItems(1, [women, { key: 'category_tags', values: [kind] }, showpieces], 'featured')
  const piece = data?.items.nodes[0]
  if (!piece) return <span className={styles.pic} aria-hidden="true" />
  return (
    <HrefLink className={styles.pic} href={piece.slug} aria-label={`${piece.brand} ${piece.title}`}>
      <Picture photoId={piece.photoIds[0]} eager sizes="(min-width: 1220px) 30vw, 33vw" />
    </HrefLink>
  )
}

const [first, second] = homeWords.heading

function Hero() {
  const { data } = useItems(1, [women])
  const fresh = useFresh()
  const [{ data: shop }] = useQuery({ query: GetShopFiguresDocument })
  const total = data?.items.totalCount
  return (
    <section className={styles.hero}>
      <div className={`page ${styles.heroIn}`}>
        <div className={styles.say}>
          <h1>
            {first}
            <br />
            <em>{second}</em>
          </h1>
          <p>{homeWords.below}</p>
          <div className={styles.acts}>
            {homeWords.ways.map(({ label, href }, i) => (
              <HrefLink key={href} className={buttonClass({ look: i === 0 ? 'main' : 'line' })} href={href}>
                {label}
              </HrefLink>
            ))}
          </div>
          <dl className={`${styles.facts} num`}>
            <div>
              <dd>{total === undefined ? '\u00a0' : count(total)}</dd>
              <dt>{homeWords.counts.women}</dt>
            </div>
            {fresh !== null && (
              <div>
                <dd>{fresh ? count(fresh.total) : '\u00a0'}</dd>
                <dt>new {fresh?.words ?? homeWords.counts.fresh}</dt>
              </div>
            )}
            <div>
              <dd>{shop ? count(shop.shopFigures.brandsOnSale) : '\u00a0'}</dd>
              <dt>{homeWords.counts.brands}</dt>
            </div>
          </dl>
        </div>
        <div className={styles.trio}>
          {heroKinds.map((kind) => (
            <HeroPicture key={kind} kind={kind} />
          ))}
        </div>
      </div>
    </section>
  )
}

function Section({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2>{title}</h2>
        {more}
      </div>
      {children}
    </section>
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

const ways = [
  {
    label: 'Dresses',
    href: '/women/dresses',
    filters: [
      { key: 'department_tags', values: ['women'] },
      { key: 'category_tags', values: ['dresses'] },
    ],
  },
  {
    label: 'Sweaters',
    href: '/women/sweaters',
    filters: [
      { key: 'department_tags', values: ['women'] },
      { key: 'category_tags', values: ['sweaters'] },
    ],
  },
  {
    label: 'Jeans',
    href: '/women/jeans',
    filters: [
      { key: 'department_tags', values: ['women'] },
      { key: 'category_tags', values: ['jeans'] },
    ],
  },
  { label: 'Shoes', href: '/shoes', filters: [{ key: 'department_tags', values: ['shoes'] }] },
  { label: 'Handbags', href: '/handbags', filters: [{ key: 'department_tags', values: ['handbags'] }] },
  { label: 'Jewelry', href: '/jewelry', filters: [{ key: 'department_tags', values: ['jewelry'] }] },
] as const satisfies readonly {
  label: string
  href: string
  filters: readonly { key: string; values: readonly string[] }[]
}[]

function Way({ label, href, filters }: (typeof ways)[number]) {
  const { data, fetching } = useItems(
    1,
    [...filters.map(({ key, values }) => ({ key, values: [...values] })), showpieces],
    'featured',
  )
  if (!fetching && data?.items.totalCount === 0) return null
  return (
    <li>
      <HrefLink href={href}>
        <span className={`frame ${styles.tile}`}>
          <Picture photoId={data?.items.nodes[0]?.photoIds[0]} sizes="(min-width: 768px) 16vw, 30vw" />
        </span>
        {label}
      </HrefLink>
    </li>
  )
}

type EditProps = { title: string; words: string; href: string; link: string; filters: Filter[] }

function Edit({ title, words, href, link, filters }: EditProps) {
  // The newest: its picture is drawn before anybody comes.
  const { data } = useItems(1, filters, 'newest_first')
  const piece: ItemCardFragment | undefined = data?.items.nodes[0]
  if (data && !piece) return null
  return (
    <HrefLink className={styles.edit} href={href}>
      <div>
        <h3>{title}</h3>
        <p className="num">
          {words} {data ? `${countOf(data.items.totalCount, 'piece')}.` : '\u00a0'}
        </p>
        <span className="link">{link}</span>
      </div>
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
            <HrefLink href={`/brand/${brand.slug}`}>
              {brand.name}
              <span>{count(brand.itemCount)}</span>
            </HrefLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Figures() {
  const [{ data }] = useQuery({ query: GetShopFiguresDocument })
  const figures = data?.shopFigures
  if (!figures?.piecesPassedOn) return null
  const told = [
    [figures.piecesOnSale, 'pieces on sale now'],
    [figures.piecesPassedOn, 'found a second home'],
    [figures.impact.milesByCar, 'miles by car saved with them'],
  ] as const
  return (
    <section className={styles.figures} aria-label="What it comes to">
      <dl className="num">
        {told.map(([value, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count(value)}</dd>
          </div>
        ))}
      </dl>
      <HrefLink className="link alone" href="/about">
        How we count
      </HrefLink>
    </section>
  )
}

function Ways() {
  return (
    <Section title="Find your way">
      <ul className={styles.kinds}>
        {ways.map((way) => (
          <Way key={way.href} {...way} />
        ))}
      </ul>
    </Section>
  )
}

const look = { section: styles.section, head: styles.sectionHead }
const ByHand = () => <HandEdits look={look} />

function Edits() {
  return (
    <Section title="Two ways in">
      <div className={styles.edits}>
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
      </div>
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
            <HrefLink href={path}>{text}</HrefLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Below the top, one after the other. */
const parts = { Arrivals, Ways, ByHand, Offer, Sell, Edits, Trending, Brands, Figures }
const all = Object.entries(parts)
/** Later ones, as after Back, stand whole: the place where one was must be there to scroll to. */
let visited = false

/** Renders the home page. Sections below the first are added one after the other, at once on later visits. */
export function HomeScreen() {
  usePageHead({})
  useFirstView(true)
  const sections = useGradual(all.length, { first: 0, step: 1, whole: visited })
  useEffect(() => {
    visited = true
  }, [])
  return (
    <>
      <Hero />
      <div className={classes('page', sections < all.length && styles.coming)}>
        {all.slice(0, sections).map(([name, Part]) => (
          <Part key={name} />
        ))}
      </div>
    </>
  )
}
