// The closet of somebody who sells: what waits on top, then the listings by status, then the sales.
import { directPageSize } from '@hemline/rules/vocabulary/direct-sell.ts'
import { ChevronRight, MessageCircle, Package, Plus, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNow } from '../../platform/clock.ts'
import { countOf, moment, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { thumbClass } from '../../ui/PieceLine.tsx'
import { HrefPages } from '../chrome/HrefPages.tsx'
import { useSession } from '../identity/session.tsx'
import { Picture } from '../listing/Picture.tsx'
import styles from './Closet.module.css'
import {
  bySendTime,
  type ClosetSale,
  type ClosetSales,
  groupsOf,
  type Shop,
  timeLeftWords,
} from './closet.ts'
import { ListingRow } from './ListingRow.tsx'
import { unsentDrafts } from './listing/draft-store.ts'
import { Stars } from './Stars.tsx'
import { Vacation } from './Vacation.tsx'

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const
const minuteMs = 60_000

type WaitProps = { href: string; Icon: typeof Package; title: string; isLate?: boolean; children?: ReactNode }

function Wait({ href, Icon, title, isLate, children }: WaitProps) {
  return (
    <li>
      <HrefLink
        className={look({ flow: 'stack', gap: 3, align: 'center', padX: 4, padY: 3 }, styles.wait)}
        href={href}
      >
        <Icon {...icon} />
        <span>
          <b>{title}</b>
          {children && <small className={isLate ? styles.late : undefined}>{children}</small>}
        </span>
        <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
      </HrefLink>
    </li>
  )
}

const what = ({ items }: ClosetSale) =>
  items.length === 1 ? (items[0]?.title ?? 'a piece') : countOf(items.length, 'piece')

/** Lists what waits for the seller: parcels, offers, and drafts that are on this device only. */
function Waits({ shop }: { shop: Shop }) {
  const now = useNow(minuteMs)
  const { user } = useSession()
  const parcels = bySendTime(shop.toSend)
  // Changes of a piece that a person looks at just now can't be sent; they are dropped where it is opened.
  const isLooked = (id: string) => shop.listings.some((one) => one.id === id && one.status === 'under_review')
  const kept = unsentDrafts(user?.id ?? '').filter((id) => !isLooked(id))
  if (parcels.length + kept.length + shop.offersToAnswer === 0) return null
  return (
    <Panel as="ul" surface="card" round="sheet" className={styles.waits} aria-label="What waits for you">
      {parcels.map((sale) => {
        const left = timeLeftWords(sale.sendBy, now)
        const isMade = sale.status === 'label_printed'
        return (
          <Wait
            key={sale.id}
            href={`/direct/sales/${sale.id}`}
            Icon={Package}
            title={`${isMade ? 'Drop off' : 'Send'} ${what(sale)}`}
            isLate={left === 'late' && !isMade}
          >
            {isMade
              ? `The label is made. To ${sale.place ?? sale.otherName}`
              : left === 'late'
                ? `Late: it was to be sent by ${moment(sale.sendBy, now)}`
                : `To ${sale.place ?? sale.otherName}, ${left}`}
          </Wait>
        )
      })}
      {shop.offersToAnswer > 0 && (
        <Wait
          href="/direct/offers"
          Icon={MessageCircle}
          title={`${countOf(shop.offersToAnswer, 'offer')} to answer`}
        >
          Each one shows what you would get
        </Wait>
      )}
      {kept.map((id) => (
        <Wait
          key={id}
          href={`/direct/sell/create-listing?id=${encodeURIComponent(id)}&step=facts`}
          Icon={Smartphone}
          title="A draft is on this phone only"
        >
          Open it while you are online, and it is sent
        </Wait>
      ))}
    </Panel>
  )
}

function SaleRow({ sale }: { sale: ClosetSale }) {
  const photoId = sale.items[0]?.photoId ?? undefined
  return (
    <Stack as="li" align="start" padY={3} edge="top" className={styles.line}>
      <span className={thumbClass('middle', styles.pic)}>
        <Picture photoId={photoId} sizes="72px" />
      </span>
      <Row align="stretch" className={styles.main}>
        <Text as="div" shrinks leading={1.4} className={styles.words}>
          <HrefLink href={`/direct/sales/${sale.id}`}>{what(sale)}</HrefLink>
          <Row rows={0} align="stretch" size={14} tone="soft" className={styles.facts}>
            <span>
              to {sale.otherName}
              {sale.place && `, ${sale.place}`}
            </span>
          </Row>
          <Badge mood={sale.status === 'paid' ? 'good' : sale.status === 'canceled' ? 'bad' : 'plain'}>
            {sale.statusLabel}
          </Badge>
        </Text>
        <Text as="div" weight={600} textAlign="end" numbers>
          {sale.status !== 'canceled' && money(sale.earnings)}
        </Text>
      </Row>
    </Stack>
  )
}

function Sales({ sales, page }: { sales: ClosetSales; page: number }) {
  if (sales.totalCount === 0) return null
  return (
    <section id="sales" aria-label="Your sales">
      <Row justify="between" align="baseline" below={2}>
        <Text as="h2" size={22}>
          Your sales
        </Text>
        <span className="soft small num">{sales.totalCount}</span>
      </Row>
      <ul>
        {sales.nodes.map((sale) => (
          <SaleRow key={sale.id} sale={sale} />
        ))}
      </ul>
      <HrefPages
        page={page}
        total={sales.totalCount}
        pageSize={directPageSize}
        hrefOf={(to) => `/direct/sell${to > 1 ? `?page=${to}` : ''}#sales`}
      />
    </section>
  )
}

function Head({ shop }: { shop: Shop }) {
  const { stars, count, response, soldCount } = shop.rating
  const page = shop.code ? `/u/${shop.code}` : undefined
  return (
    <Stack gap={4}>
      <div>
        <h1>Your closet</h1>
        <Row gap={3} rows={0} above={2} size={14} tone="soft">
          <span>{shop.name}</span>
          {shop.city && <span>{[shop.city, shop.state].filter(Boolean).join(', ')}</span>}
          <Stars stars={stars} count={count} />
          {soldCount > 0 && <span className="num">{soldCount} sold</span>}
          {response && <span>{response}</span>}
        </Row>
      </div>
      <Row gap={3}>
        <HrefLink className={buttonClass()} href="/direct/sell/create-listing">
          <Plus {...icon} /> List a piece
        </HrefLink>
        {page && (
          <HrefLink className={buttonClass({ look: 'line' })} href={page}>
            See it as shoppers do
          </HrefLink>
        )}
      </Row>
    </Stack>
  )
}

/** Renders a member's closet: what waits for the seller, listings by status, sales, and vacation. */
export function Closet({ shop, sales, page }: { shop: Shop; sales: ClosetSales; page: number }) {
  const groups = groupsOf(shop.listings)
  return (
    <Page upTo="form">
      <Stack gap={8} padY={8}>
        <Head shop={shop} />
        <Waits shop={shop} />
        {groups.length === 0 && (
          <EmptyState drawing={<HangerDrawing />} title="Nothing on the rail yet">
            Take a picture of one piece: two minutes, and it is here.
          </EmptyState>
        )}
        {groups.map(({ title, listings }) => (
          <section key={title} aria-label={title}>
            <Row justify="between" align="baseline" below={2}>
              <Text as="h2" size={22}>
                {title}
              </Text>
              <span className="soft small num">{listings.length}</span>
            </Row>
            <ul>
              {listings.map((one) => (
                <ListingRow key={one.id} listing={one} awayUntil={shop.vacationUntil} />
              ))}
            </ul>
          </section>
        ))}
        <Sales sales={sales} page={page} />
        <section aria-label="Time off">
          <Vacation until={shop.vacationUntil} />
        </section>
        <Row gap={5} rows={0}>
          <HrefLink className="link alone" href="/direct/offers">
            All offers
          </HrefLink>
          <HrefLink className="link alone" href="/direct/sell/confirmation">
            Where you send from
          </HrefLink>
          <HrefLink className="link alone" href="/direct/purchases">
            Bought from people
          </HrefLink>
          <HrefLink className="link alone" href="/my/cleanouts/earnings">
            Your earnings
          </HrefLink>
        </Row>
      </Stack>
    </Page>
  )
}
