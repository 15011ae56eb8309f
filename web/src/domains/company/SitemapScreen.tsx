import { type Department, departmentLabels, departments } from '@hemline/rules/vocabulary/departments.ts'
import {
  GetLegalDocumentsDocument,
  GetShopMapDocument,
  type GetShopMapQuery,
} from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { count, countOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { ErrorScreen } from '../../ui/ErrorScreen.tsx'
import { Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { companyLinks, discoverLinks, sellLinks } from '../chrome/links.ts'
import styles from './Sitemap.module.css'
import { useCompanyHead } from './use-company-head.ts'

type Map = GetShopMapQuery
const numberOf = ({ shopMap }: Map, department: string, category: string | null) =>
  shopMap.shelves.find((shelf) => shelf.department === department && shelf.category === category)
    ?.itemCount ?? 0

/** Lists the categories of a department that have pieces for sale. */
function DepartmentMap({ map, department }: { map: Map; department: Department }) {
  const roots = map.categories.filter(
    (one) => one.parentId === null && numberOf(map, department, one.slug) > 0,
  )
  const leaves = (parentId: number) =>
    map.categories.filter((one) => one.parentId === parentId && numberOf(map, department, one.slug) > 0)
  return (
    <section className={styles.department} aria-labelledby={`map-${department}`}>
      <Row as="h3" align="baseline" justify="between" noWrap padBottom={2}>
        <HrefLink id={`map-${department}`} href={`/${department}`}>
          {departmentLabels[department]}
        </HrefLink>
        <span className="num">{count(numberOf(map, department, null))}</span>
      </Row>
      <ul>
        {roots
          .filter((root) => root.slug !== department)
          .map((root) => (
            <li key={root.id}>
              <HrefLink href={`/${department}/${root.slug}`}>
                {root.name} <span className="num">{count(numberOf(map, department, root.slug))}</span>
              </HrefLink>
            </li>
          ))}
        {roots
          .filter((root) => root.slug === department)
          .flatMap((root) => leaves(root.id))
          .map((leaf) => (
            <li key={leaf.id}>
              <HrefLink href={`/${department}/${leaf.slug}`}>
                {leaf.name} <span className="num">{count(numberOf(map, department, leaf.slug))}</span>
              </HrefLink>
            </li>
          ))}
      </ul>
    </section>
  )
}

function Brands({ map }: { map: Map }) {
  const { letters } = map.shopMap
  return (
    <section className={styles.part} aria-labelledby="brands">
      <Text as="h2" padTop={6} edge="top" size={28} id="brands">
        Brands by letter
      </Text>
      <Text above={2} tone="soft">
        <span className="num">
          {countOf(
            letters.reduce((sum, { brandCount }) => sum + brandCount, 0),
            'brand',
          )}
        </span>{' '}
        have pieces here now. Under each letter are the ones with most;{' '}
        <HrefLink className="link" href="/brands">
          the list of brands
        </HrefLink>{' '}
        has them all.
      </Text>
      <div className={styles.letters}>
        {letters.map(({ letter, brands, brandCount }) => (
          <Panel as="section" below={8} whole key={letter} aria-labelledby={`letter-${letter}`}>
            <Text as="h3" padBottom={1} edge="bottom" size={28} id={`letter-${letter}`}>
              {letter === '#' ? '0–9' : letter}
            </Text>
            <ul>
              {brands.map((brand) => (
                <li key={brand.id}>
                  <HrefLink href={`/brand/${brand.slug}`}>
                    {brand.name} <span className="num">{count(brand.itemCount)}</span>
                  </HrefLink>
                </li>
              ))}
            </ul>
            {brandCount > brands.length && (
              <Text size={14} tone="soft" className="num">
                and {count(brandCount - brands.length)} more
              </Text>
            )}
          </Panel>
        ))}
      </div>
    </section>
  )
}

function Pages() {
  const [{ data }] = useQuery({ query: GetLegalDocumentsDocument })
  const legal = (data?.legalDocuments ?? []).map(({ slug, title }) => ({
    label: title,
    href: `/legal/${slug}`,
  }))
  const parts = [
    { title: 'Company', links: companyLinks.filter(({ href }) => href !== '/legal') },
    { title: 'Discover', links: discoverLinks },
    { title: 'Sell with us', links: sellLinks },
    { title: 'Terms and policies', links: legal },
  ]
  return (
    <section className={styles.part} aria-labelledby="pages">
      <Text as="h2" padTop={6} edge="top" size={28} id="pages">
        Pages
      </Text>
      <Stack gap={10} rows={8} above={6} className={styles.departments}>
        {parts.map(({ title, links }) => (
          <section key={title} className={styles.department}>
            <Row as="h3" align="baseline" justify="between" noWrap padBottom={2}>
              {title}
            </Row>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <HrefLink href={href}>{label}</HrefLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Stack>
    </section>
  )
}

/**
 * Renders the site map: all departments and categories with their numbers of pieces, without departments that
 * have none; the error screen when it can't be loaded.
 */
export function SitemapScreen() {
  useCompanyHead('sitemap')
  const [{ data, error }] = useQuery({ query: GetShopMapDocument })
  if (error && !data) return <ErrorScreen />
  return (
    <Page>
      <Text as="h1" padTop={10}>
        Site map
      </Text>
      <section className={styles.part} aria-labelledby="departments" aria-busy={!data}>
        <Text as="h2" padTop={6} edge="top" size={28} id="departments">
          Departments
        </Text>
        <Stack gap={10} rows={8} above={6} className={styles.departments}>
          {data
            ? departments
                .filter((department) => numberOf(data, department, null) > 0)
                .map((department) => <DepartmentMap key={department} map={data} department={department} />)
            : [1, 2, 3, 4].map((n) => <Skeleton key={n} height="18rem" />)}
        </Stack>
      </section>
      {data ? <Brands map={data} /> : <div className={styles.wait} />}
      <Pages />
    </Page>
  )
}
