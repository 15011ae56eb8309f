// The frame of what somebody saved: pieces, and searches once they have a page (specification §2).
import type { ReactNode } from 'react'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Page, Row } from '../../ui/layout.tsx'
import { TabRow } from '../../ui/TabRow.tsx'
import { useSession } from '../identity/session.tsx'

const tabs = [
  { key: 'favorites', href: '/saved/favorites', label: 'Favorites' },
  { key: 'searches', href: '/saved/searches', label: 'Searches' },
] as const
export type SavedTab = (typeof tabs)[number]['key']

type Props = {
  current: SavedTab
  /** Below the title: what is saved, in one line. */
  lead?: ReactNode
  /** How many each tab holds, as far as the page knows. */
  counts?: Partial<Record<SavedTab, number>> | undefined
  /** Beside the title: a button. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * Renders the title and tabs of the pages below /saved, each tab with its count where it is known, and the
 * page's content in `children`.
 */
export function SavedFrame({ current, lead, counts, aside, children }: Props) {
  const { user } = useSession()
  // The frame of the site knows how many favorites there are, also on the page of searches.
  const known: Props['counts'] = { ...(user && { favorites: user.favoritesCount }), ...counts }
  return (
    <Page>
      <Row justify="between" align="end" above={8} below={4}>
        <div>
          <h1>Saved</h1>
          <p className="soft num" aria-live="polite">
            {lead || '\u00a0'}
          </p>
        </div>
        {aside}
      </Row>
      <TabRow below={5} aria-label="Saved">
        {tabs.map(({ key, href, label }) => (
          <HrefLink key={key} href={href} aria-current={key === current ? 'page' : undefined}>
            {label}
            {known[key] !== undefined && <span className="soft num">{known[key]}</span>}
          </HrefLink>
        ))}
      </TabRow>
      {children}
    </Page>
  )
}
