import { searchTextMax } from '@hemline/rules/vocabulary/constants.ts'
import { GetShopIndexDocument } from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useQuery } from 'urql'
import { count, countOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Grid, Page, Panel, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { trendingLinks } from '../chrome/links.ts'
import { Picture } from '../listing/Picture.tsx'
import styles from './FindAnything.module.css'
import { useCompanyHead } from './use-company-head.ts'
import { type Asked, listingHref, usePieces } from './use-pieces.ts'

const described = ['purple wool coat', 'silk blouse', 'brown leather boots', 'floral midi dress']
const is = (key: string, ...values: string[]) => ({ key, values })

const narrowed: readonly { label: string; asked: Asked }[] = [
  { label: 'Under $30', asked: { filters: [is('price', '-30')] } },
  { label: 'Never worn, tags still on', asked: { filters: [is('condition', 'new_with_tags')] } },
  { label: 'Just reduced', asked: { filters: [is('fresh_sale', 'true')] } },
  { label: 'Rare finds', asked: { filters: [is('is_rare_find', 'true')] } },
  {
    label: 'Black dresses',
    asked: { filters: [is('category_tags', 'dresses'), is('color_names', 'black')] },
  },
  { label: 'Cashmere', asked: { filters: [is('materials', 'cashmere')] } },
]

/** A large search field. */
function BigSearch() {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  useEffect(() => {
    // One frame after the heading, which takes the focus on every new screen and which names this field.
    const frame = requestAnimationFrame(() => input.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = typed.trim().slice(0, searchTextMax)
    if (text) void router.navigate({ href: `/search?${new URLSearchParams({ text })}` })
    else input.current?.focus()
  }
  return (
    <search>
      <form onSubmit={submit} aria-labelledby="find">
        <SearchField
          className={look({ round: 'sheet', float: true, upTo: 'list' }, styles.big)}
          ref={input}
          label="What are you looking for?"
          enterKeyHint="search"
          placeholder="Describe it"
          maxLength={searchTextMax}
          value={typed}
          onType={setTyped}
        >
          <Button type="submit">Search</Button>
        </SearchField>
      </form>
    </search>
  )
}

function Example({ words }: { words: string }) {
  const { nodes, total } = usePieces({ query: words })
  if (total === 0) return null
  return (
    <li>
      <HrefLink
        href={listingHref({ query: words })}
        className={look({ flow: 'stack', gap: 0.5 }, styles.example)}
      >
        <Text as="span" below={2} className="frame">
          <Picture photoId={nodes?.[0]?.photoIds[0]} sizes="(min-width: 960px) 20vw, 44vw" />
        </Text>
        <Text as="b" voice="display" size={18} leading={1.3}>
          “{words}”
        </Text>
        <span className="num soft">{total === undefined ? '\u00a0' : countOf(total, 'piece')}</span>
      </HrefLink>
    </li>
  )
}

const rowClass = look({
  flow: 'row',
  gap: 3,
  justify: 'between',
  noWrap: true,
  padY: 2,
  edge: 'bottom',
  tall: 48,
})

function Row({ label, asked }: { label: string; asked: Asked }) {
  const { total } = usePieces(asked)
  if (total === 0) return null
  return (
    <li>
      <HrefLink className={rowClass} href={listingHref(asked)}>
        {label}{' '}
        <Text as="span" size={14} tone="soft" className="num">
          {total === undefined ? '' : count(total)}
        </Text>
      </HrefLink>
    </li>
  )
}

function Brands() {
  const [{ data }] = useQuery({ query: GetShopIndexDocument })
  return (
    <Panel as="ul" edge="top" className={styles.rows}>
      {(data?.topBrands ?? []).slice(0, 6).map((brand) => (
        <li key={brand.id}>
          <HrefLink className={rowClass} href={`/brand/${brand.slug}`}>
            {brand.name}{' '}
            <Text as="span" size={14} tone="soft" className="num">
              {count(brand.itemCount)}
            </Text>
          </HrefLink>
        </li>
      ))}
    </Panel>
  )
}

/** Renders a guide to searching; every example links to a search that has results. */
export function FindAnythingScreen() {
  useCompanyHead('find-anything')
  return (
    <Page>
      <Panel padTop={10} padBottom={0} textAlign="center" className={styles.top}>
        <h1 id="find">What are you looking for?</h1>
        <Text size={18} tone="soft">
          Say it as you would to somebody in a shop. Color, cloth, kind and brand, in any order.
        </Text>
        <BigSearch />
        <Panel above={6}>
          <Text as="h2" below={2} voice="label" size={14}>
            Popular starts
          </Text>
          <ul className={look({ flow: 'row', gap: 2, align: 'stretch', justify: 'center' })}>
            {trendingLinks.map(({ label, href }) => (
              <li key={href}>
                <HrefLink
                  href={href}
                  className={look({ weight: 500 }, buttonClass({ look: 'line', size: 'small' }))}
                >
                  {label}
                </HrefLink>
              </li>
            ))}
          </ul>
        </Panel>
      </Panel>
      <Panel as="section" above={16} className={styles.section} aria-labelledby="words">
        <h2 id="words">Describe it in words</h2>
        <Text above={3} below={6} upTo="measure" tone="soft">
          Every word has to be said of the piece, in its name, brand, color or cloth, so each one you add
          narrows it down.
        </Text>
        <Stack as="ul" gap={0} tracks={2} className={styles.examples}>
          {described.map((words) => (
            <Example key={words} words={words} />
          ))}
        </Stack>
      </Panel>
      <Grid gap={12} columns={3} from="laptop" above={16} className={styles.three}>
        <section aria-labelledby="narrow">
          <Text as="h2" size={28} id="narrow">
            Then narrow it
          </Text>
          <Text above={3} below={4} tone="soft">
            Filters beside each list: price, condition, color, material and more. The counts always say what
            is left.
          </Text>
          <Panel as="ul" edge="top" className={styles.rows}>
            {narrowed.map((row) => (
              <Row key={row.label} {...row} />
            ))}
          </Panel>
        </section>
        <section aria-labelledby="size">
          <Text as="h2" size={28} id="size">
            Keep to your size
          </Text>
          <Text above={3} below={4} tone="soft">
            Choose several sizes at once: brands differ, and a 6 here is an 8 there. Petite and tall have
            sizes and departments of their own. The measurements on a piece’s page settle it.
          </Text>
          <Panel as="ul" edge="top" className={styles.rows}>
            <Row label="Petite" asked={{ filters: [is('department_tags', 'petite')] }} />
            <Row label="Tall" asked={{ filters: [is('department_tags', 'tall')] }} />
            <Row label="Plus" asked={{ filters: [is('department_tags', 'plus')] }} />
            <Row label="Wide shoes" asked={{ filters: [is('shoe_width', 'wide')] }} />
          </Panel>
        </section>
        <section aria-labelledby="names">
          <Text as="h2" size={28} id="names">
            Or start from a name
          </Text>
          <Text above={3} below={4} tone="soft">
            Type a brand into the search box, or begin with one that fits you already.
          </Text>
          <Brands />
          <HrefLink className="link alone" href="/brands">
            All brands from A to Z
          </HrefLink>
        </section>
      </Grid>
    </Page>
  )
}
