// The green frame of the seller's own pages: bags, pieces, kits and earnings.
import type { ReactNode } from 'react'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { TabRow } from '../../ui/TabRow.tsx'
import styles from './MyCleanouts.module.css'

const tabs = [
  { key: 'bags', href: '/my/cleanouts', label: 'Bags' },
  { key: 'items', href: '/my/cleanouts/items', label: 'Items' },
  { key: 'kits', href: '/my/cleanouts/kits', label: 'Kits' },
  { key: 'earnings', href: '/my/cleanouts/earnings', label: 'Earnings' },
] as const
export type MyCleanoutsTab = (typeof tabs)[number]['key']

type Props = {
  current: MyCleanoutsTab
  title: string
  lead?: ReactNode
  /** Above the title: the link back from a page below a tab. */
  crumbs?: ReactNode
  /** Beside the title: large numbers, or a button. */
  aside?: ReactNode
  /** Below title and aside, still on green: a Thread. */
  below?: ReactNode
  children: ReactNode
}

/** Renders the frame of a seller's own pages: the band with title and tabs, and `children` below. */
export function MyCleanoutsFrame({ current, title, lead, crumbs, aside, below, children }: Props) {
  return (
    <>
      <Panel as="section" padTop={6} padBottom={0} surface="green" tone="onGreen" className={styles.band}>
        <Page>
          {crumbs && (
            <Row gap={2} align="stretch" size={14} tone="onGreenSoft" className={styles.crumbs}>
              {crumbs}
            </Row>
          )}
          <Stack gap={6} padBottom={8} className={styles.top}>
            <div>
              <h1>{title}</h1>
              {lead && (
                <Text above={1} tone="onGreenSoft">
                  {lead}
                </Text>
              )}
            </div>
            {aside && <div>{aside}</div>}
          </Stack>
          {below && <Panel padBottom={8}>{below}</Panel>}
          <TabRow green className={styles.tabs} aria-label="Your clean-outs">
            {tabs.map(({ key, href, label }) => (
              <HrefLink key={key} href={href} aria-current={key === current ? 'page' : undefined}>
                {label}
              </HrefLink>
            ))}
          </TabRow>
        </Page>
      </Panel>
      <Page padTop={8} padBottom={16}>
        {children}
      </Page>
    </>
  )
}
