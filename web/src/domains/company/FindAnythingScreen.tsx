import { searchTextMax } from '@hemline/rules/vocabulary/constants.ts'
import { GetShopIndexDocument } from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useQuery } from 'urql'
import { count, countOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Grid } from '../../ui/layout.tsx'
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
          className={styles.big}
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
      <HrefLink href={listingHref({ query: words })} className={styles.example}>
        <span className={`frame ${styles.pic}`}>
          <Picture photoId={nodes?.[0]?.photoIds[0]} sizes="(min-width: 960px) 20vw, 44vw" />
        </span>
        <b>“{words}”</b>
        <span className="num soft">{total === undefined ? '\u00a0' : countOf(total, 'piece')}</span>
      </HrefLink>
    </li>
  )
}

function Row({ label, asked }: { label: string; asked: Asked }) {
  const { total } = usePieces(asked)
  if (total === 0) return null
  return (
    <li>
      <HrefLink href={listingHref(asked)}>
        {label} <span className="num">{total === undefined ? '' : count(total)}</span>
      </HrefLink>
    </li>
  )
}

function Brands() {
  const [{ data }] = useQuery({ query: GetShopIndexDocument })
  return (
    <ul className={styles.rows}>
      {(data?.topBrands ?? []).slice(0, 6).map((brand) => (
        <li key={brand.id}>
          <HrefLink href={`/brand/${brand.slug}`}>
            {brand.name} <span className="num">{count(brand.itemCount)}</span>
          </HrefLink>
        </li>
      ))}
    </ul>
  )
}

/** A guide to searching; every example links to a search that has results. */
export function FindAnythingScreen() {
  useCompanyHead('find-anything')
  return (
    <div className="page">
      <div className={styles.top}>
        <h1 id="find">What are you looking for?</h1>
        <p>Say it as you would to somebody in a shop. Color, cloth, kind and brand, in any order.</p>
        <BigSearch />
        <div className={styles.starts}>
          <h2>Popular starts</h2>
          <ul>
            {trendingLinks.map(({ label, href }) => (
              <li key={href}>
                <HrefLink href={href} className={buttonClass({ look: 'line', size: 'small' })}>
                  {label}
                </HrefLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <section className={styles.section} aria-labelledby="words">
        <h2 id="words">Describe it in words</h2>
        <p className={styles.lead}>
          Every word has to be said of the piece, in its name, brand, color or cloth, so each one you add
          narrows it down.
        </p>
        <ul className={styles.examples}>
          {described.map((words) => (
            <Example key={words} words={words} />
          ))}
        </ul>
      </section>
      <Grid gap={12} columns={3} from="laptop" className={styles.three}>
        <section aria-labelledby="narrow">
          <h2 id="narrow">Then narrow it</h2>
          <p>
            Filters beside each list: price, condition, color, material and more. The counts always say what
            is left.
          </p>
          <ul className={styles.rows}>
            {narrowed.map((row) => (
              <Row key={row.label} {...row} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="size">
          <h2 id="size">Keep to your size</h2>
          <p>
            Choose several sizes at once: brands differ, and a 6 here is an 8 there. Petite and tall have
            sizes and departments of their own. The measurements on a piece’s page settle it.
          </p>
          <ul className={styles.rows}>
            <Row label="Petite" asked={{ filters: [is('department_tags', 'petite')] }} />
            <Row label="Tall" asked={{ filters: [is('department_tags', 'tall')] }} />
            <Row label="Plus" asked={{ filters: [is('department_tags', 'plus')] }} />
            <Row label="Wide shoes" asked={{ filters: [is('shoe_width', 'wide')] }} />
          </ul>
        </section>
        <section aria-labelledby="names">
          <h2 id="names">Or start from a name</h2>
          <p>Type a brand into the search box, or begin with one that fits you already.</p>
          <Brands />
          <HrefLink className="link alone" href="/brands">
            All brands from A to Z
          </HrefLink>
        </section>
      </Grid>
    </div>
  )
}
