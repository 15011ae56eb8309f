import { promoBarMinHeightPx } from '@hemline/rules/vocabulary/constants.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Panel, Row } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { invitesLink, promoLinks } from './links.ts'
import styles from './PromoBar.module.css'

/**
 * Renders the green bar above the header: the switch between Shop and Cleanout, and links about the company.
 */
export function PromoBar({ world }: { world: 'shop' | 'cleanout' }) {
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
            className={look({
              flow: 'row',
              gap: 0,
              noWrap: true,
              inline: true,
              tall: 44,
              tone: 'onGreenSoft',
            })}
            href="/"
            aria-current={world === 'shop' ? 'true' : undefined}
          >
            Shop
          </HrefLink>
          <HrefLink
            className={look({
              flow: 'row',
              gap: 0,
              noWrap: true,
              inline: true,
              tall: 44,
              tone: 'onGreenSoft',
            })}
            href="/cleanout"
            aria-current={world === 'cleanout' ? 'true' : undefined}
          >
            Cleanout
          </HrefLink>
        </Row>
        <Row as="nav" gap={5} rows={0} align="stretch" aria-label="About Hemline">
          {promoLinks.map(({ label, href }) => (
            <HrefLink
              className={look(
                { flow: 'row', gap: 0, noWrap: true, inline: true, tall: 44 },
                href !== invitesLink.href && styles.onlyWide,
              )}
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
