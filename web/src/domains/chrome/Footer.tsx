import { sentence } from '@hemline/rules/common/sentence.ts'
import { tagline } from '@hemline/rules/vocabulary/constants.ts'
import { helpPhone } from '@hemline/rules/vocabulary/office.ts'
import { GetShopIndexDocument } from '@hemline/schema/generated/graphql.ts'
import { lazy, Suspense, useRef } from 'react'
import { useQuery } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { useNear } from '../../platform/near.ts'
import { classes } from '../../ui/classes.ts'
import { Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { useTrending } from '../search/use-trending.ts'
import styles from './Footer.module.css'
import { Logo } from './Logo.tsx'
import {
  type ChromeLink,
  companyLinks,
  departmentLinks,
  discoverLinks,
  legalLinks,
  sellLinks,
  trendingLinks,
} from './links.ts'

/** Drawings of six networks and of a QR code: fetched for those who come down here. */
const FooterExtras = lazy(async () => ({ default: (await import('./FooterExtras.tsx')).FooterExtras }))

/** Names of countries and currencies: fetched for those who come down here. */
const CountryLine = lazy(async () => ({
  default: (await import('../countries/CountryLine.tsx')).CountryLine,
}))

function Column({ title, links, wide }: { title: string; links: readonly ChromeLink[]; wide?: boolean }) {
  if (links.length === 0) return null
  return (
    <section className={wide ? styles.wide : undefined}>
      <Text as="h2" below={2} voice="label" size={14}>
        {title}
      </Text>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <HrefLink href={link.href}>{link.label}</HrefLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Columns() {
  const [{ data }] = useQuery({ query: GetShopIndexDocument })
  const band = useRef<HTMLDivElement>(null)
  const near = useNear(band, false, '100px')
  const brands = (data?.topBrands ?? [])
    .slice(0, 8)
    .map((brand) => ({ label: brand.name, href: `/brand/${brand.slug}` }))
  const trending = useTrending(!near)
    .slice(0, trendingLinks.length)
    .map(({ text, path }) => ({ label: sentence(text), href: path }))
  return (
    <>
      <Stack gap={8} className={styles.cols}>
        <Column title="Company" links={companyLinks} />
        <Column title="Departments" links={departmentLinks} wide />
        <Column title="Top Brands" links={brands} />
        <Column title="Trending" links={trending.length > 0 ? trending : trendingLinks} />
        <Column title="Discover" links={discoverLinks} />
        <Column title="Sell with us" links={sellLinks} />
      </Stack>
      <div className={styles.band} ref={band}>
        <div className={styles.say}>
          <Logo />
          <Text above={4} upTo="short" tone="soft">
            {tagline} What we send is looked over by a person and measured. A member’s piece names its seller.
          </Text>
        </div>
        <Suspense>{near && <FooterExtras />}</Suspense>
      </div>
      <div className={styles.country}>
        <Suspense>{near && <CountryLine />}</Suspense>
      </div>
    </>
  )
}

/**
 * Renders the site's footer; `reduced` keeps only the legal links and the help for screen readers. Every link
 * leads to an existing page.
 */
export function Footer({ reduced }: { reduced: boolean }) {
  return (
    <Panel as="footer" edge="top" size={14} className={classes(styles.foot, reduced && styles.reduced)}>
      <Page>
        {!reduced && <Columns />}
        <Text above={6} tone="soft" className={styles.help}>
          Using a screen reader and stuck? Call{' '}
          <a className={look({ tone: 'ink', underline: true })} href={helpPhone.href}>
            {helpPhone.label}
          </a>{' '}
          and a person will help.
        </Text>
        <Row
          gap={6}
          rows={2}
          align="stretch"
          above={4}
          padTop={4}
          edge="top"
          tone="soft"
          className={styles.end}
        >
          <p>© {new Date(nowMs()).getUTCFullYear()} Hemline, Oakland, California</p>
          {legalLinks.map((link) => (
            <HrefLink key={link.href} href={link.href}>
              {link.label}
            </HrefLink>
          ))}
        </Row>
      </Page>
    </Panel>
  )
}
