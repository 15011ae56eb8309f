import { appLinks, type SocialNetwork, socialLinks } from '@hemline/rules/vocabulary/social.ts'
import type { ReactNode } from 'react'
import { Row, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import styles from './FooterExtras.module.css'
import { qrPath } from './qr.ts'

/** Plain outlines of our own on a grid of 24: nobody's trademark. */
const drawings: Record<SocialNetwork, ReactNode> = {
  Facebook: <path d="M14.5 7.5H13a2 2 0 0 0-2 2V18m-2-5h5" />,
  Instagram: (
    <>
      <circle cx="12" cy="12" r="3.25" />
      <path d="M16.2 7.8v.01" />
    </>
  ),
  LinkedIn: <path d="M8 11v5.5M8 8v.01M11.5 16.5V11m0 2.5a2.25 2.25 0 0 1 4.5 0v3" />,
  Pinterest: <path d="M10 18l2-8m-2.6 2.6a3 3 0 1 1 2.2 1.4" />,
  X: <path d="m8.5 8 7 8m0-8-7 8" />,
  YouTube: <path d="M10.25 8.75v6.5L15.5 12Z" />,
}

function Connect() {
  return (
    <section aria-labelledby="connect">
      <h2 id="connect">Connect with Us</h2>
      <Row as="ul" gap={1} align="stretch" className={styles.networks}>
        {socialLinks.map(({ network, href }) => (
          <li key={network}>
            <a href={href} rel="noopener">
              <span className="sr">Hemline on {network}</span>
              <svg viewBox="0 0 24 24" aria-hidden>
                <rect x="3" y="3" width="18" height="18" rx="5" />
                {drawings[network]}
              </svg>
            </a>
          </li>
        ))}
      </Row>
    </section>
  )
}

const storeLink = look({
  flow: 'row',
  gap: 0,
  noWrap: true,
  inline: true,
  padX: 4,
  padY: 0,
  edge: 'control',
  round: 'control',
  tall: 44,
  weight: 500,
})

function GetTheApp() {
  const { path, size } = qrPath(appLinks.any)
  return (
    <Row as="section" aria-labelledby="app" gap={5} rows={4}>
      <svg
        className={look({ round: 'control', fixed: true }, styles.code)}
        viewBox={`-4 -4 ${size + 8} ${size + 8}`}
        role="img"
        aria-label={`QR code of ${appLinks.any}`}
      >
        <path className={styles.ground} d={`M-4-4h${size + 8}v${size + 8}h-${size + 8}z`} />
        <path className={styles.modules} d={path} />
      </svg>
      <div>
        <h2 id="app">Get the App</h2>
        <Text tone="soft">
          <span className={styles.point}>Point your phone here, or use a link. </span>Your favorites and cart
          come along.
        </Text>
        <Row gap={2} align="stretch" above={2} className={styles.stores}>
          <a className={storeLink} href={appLinks.ios} rel="noopener">
            App Store
          </a>
          <a className={storeLink} href={appLinks.android} rel="noopener">
            Google Play
          </a>
        </Row>
      </div>
    </Row>
  )
}

/** Renders the footer's columns "Connect with Us" and "Get the App" (specification §2). */
export function FooterExtras() {
  return (
    <>
      <Connect />
      <GetTheApp />
    </>
  )
}
