import { matchesIn } from '@hemline/rules/catalogue/brand-directory.ts'
import type { BrandLineFragment } from '@hemline/schema/generated/graphql.ts'
import { count, countOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { classes } from '../../ui/classes.ts'
import { Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
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
    <Stack
      as="ul"
      gap={0}
      className={classes(
        styles.names,
        large ? look({ voice: 'display', size: 22 }, styles.large) : '',
        'num',
      )}
    >
      {brands.map((brand) => (
        <li key={brand.id}>
          <HrefLink
            className={look({
              flow: 'row',
              gap: 3,
              align: 'baseline',
              justify: 'between',
              noWrap: true,
              edge: 'bottom',
              tall: 44,
            })}
            href={`/brand/${brand.slug}`}
          >
            <Text as="span" shrinks clip breaks className={styles.name}>
              <Name name={brand.name} query={query} />
              {brand.house && (
                <Text as="small" block className="small soft">
                  of {brand.house}
                </Text>
              )}
            </Text>
            <Text as="span" fixed size={14} tone="soft" className={styles.count}>
              <span aria-hidden="true">{count(brand.itemCount)}</span>
              <span className="sr">, {countOf(brand.itemCount, 'piece')}</span>
            </Text>
          </HrefLink>
        </li>
      ))}
    </Stack>
  )
}

/** Renders links to brands grouped under the headings of their letters. */
export function BrandShelves({ brands }: { brands: readonly BrandLineFragment[] }) {
  const shelves = [...Map.groupBy(brands, (brand) => brand.letter)]
  return shelves.map(([letter, ones]) => (
    <Stack as="section" key={letter} gap={3} below={10} className={styles.shelf}>
      <Text as="h2" size={48} tone="accent" leading={1}>
        {letter}
      </Text>
      <BrandLinks brands={ones} />
    </Stack>
  ))
}
