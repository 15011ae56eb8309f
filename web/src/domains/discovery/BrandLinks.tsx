import { matchesIn } from '@hemline/rules/catalogue/brand-directory.ts'
import type { BrandLineFragment } from '@hemline/schema/generated/graphql.ts'
import { count, countOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import styles from './Brands.module.css'

/** A name with what was typed marked in it. */
function Name({ name, query }: { name: string; query: string }) {
  const chars = [...name]
  const found = query ? matchesIn(name, query) : []
  const cuts = [0, ...found.flat(), chars.length]
  return (
    <bdi>
      {cuts.slice(0, -1).map((from, i) => {
        const text = chars.slice(from, cuts[i + 1]).join('')
        return i % 2 === 1 ? <mark key={from}>{text}</mark> : text
      })}
    </bdi>
  )
}

type Props = { brands: readonly BrandLineFragment[]; query?: string; large?: boolean }

/**
 * Renders links to brands in columns, each with its number of pieces on sale; `query` is highlighted in the
 * names.
 */
export function BrandLinks({ brands, query = '', large = false }: Props) {
  return (
    <ul className={`${styles.names} ${large ? styles.large : ''} num`}>
      {brands.map((brand) => (
        <li key={brand.id}>
          <HrefLink href={`/brand/${brand.slug}`}>
            <span className={styles.name}>
              <Name name={brand.name} query={query} />
              {brand.house && <small className={`small soft ${styles.house}`}>of {brand.house}</small>}
            </span>
            <span className={styles.count}>
              <span aria-hidden="true">{count(brand.itemCount)}</span>
              <span className="sr">, {countOf(brand.itemCount, 'piece')}</span>
            </span>
          </HrefLink>
        </li>
      ))}
    </ul>
  )
}

/** Renders links to brands grouped under the headings of their letters. */
export function BrandShelves({ brands }: { brands: readonly BrandLineFragment[] }) {
  const shelves = [...Map.groupBy(brands, (brand) => brand.letter)]
  return shelves.map(([letter, ones]) => (
    <section key={letter} className={styles.shelf}>
      <h2>{letter}</h2>
      <BrandLinks brands={ones} />
    </section>
  ))
}
