import type { HeaderLink } from '@hemline/rules/site/header-links.ts'
import { promoBarMinHeightPx } from '@hemline/rules/vocabulary/constants.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Panel, Row } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { useSession } from '../identity/session.tsx'
import { useFriendsGift } from '../referrals/use-friends-gift.ts'
import { invitesLink, promoLinks } from './links.ts'
import styles from './PromoBar.module.css'

/** How the bar's links stand in their line. */
const link = { flow: 'row', gap: 0, noWrap: true, inline: true, tall: 44 } as const

/** The bar's last link: a member's invitations (specification §2), or the gift that brought a visitor. */
function useOwnLink(): HeaderLink | undefined {
  const { loggedIn } = useSession()
  const gift = useFriendsGift()
  if (loggedIn) return invitesLink
  return gift && { label: `${gift.percent}% off from ${gift.from}`, href: '/sign-up' }
}

/**
 * Renders the green bar above the header: the switch between Shop and Cleanout, and links about the company.
 */
export function PromoBar({ world }: { world: 'shop' | 'cleanout' }) {
  const own = useOwnLink()
  return (
    <Panel
      surface="green"
      size={14}
      tone="onGreen"
      className={styles.bar}
      style={{ minHeight: promoBarMinHeightPx }}
    >
      <Row gap={6} rows={0} justify="between" tall={44} className="page">
        <Row
          as="nav"
          gap={5}
          rows={0}
          align="stretch"
          className={styles.world}
          aria-label="Shop or clean out"
        >
          <HrefLink
            className={look({ ...link, tone: 'onGreenSoft' })}
            href="/"
            aria-current={world === 'shop' ? 'true' : undefined}
          >
            Shop
          </HrefLink>
          <HrefLink
            className={look({ ...link, tone: 'onGreenSoft' })}
            href="/cleanout"
            aria-current={world === 'cleanout' ? 'true' : undefined}
          >
            Cleanout
          </HrefLink>
        </Row>
        <Row as="nav" gap={5} rows={0} align="stretch" aria-label="About Hemline">
          {(own ? [...promoLinks, own] : promoLinks).map(({ label, href }, i) => (
            <HrefLink
              className={look(link, i < promoLinks.length - (own ? 0 : 1) && styles.onlyWide)}
              key={href}
              href={href}
            >
              {label}
            </HrefLink>
          ))}
        </Row>
      </Row>
    </Panel>
  )
}
