// The frame of every clean-out page: a green band with the clean-out's navigation and the title, and
// the page below.
import { cleanoutPlaces } from '@hemline/rules/cleanout/words.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { classes } from '../../ui/classes.ts'
import { Page, Panel, Row, Stack } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import styles from './CleanoutFrame.module.css'

export type CleanoutPlaceKey = (typeof cleanoutPlaces)[number]['key']

type Props = {
  /** The current entry of the navigation; undefined on a page that has no entry. */
  current?: CleanoutPlaceKey
  title: ReactNode
  lead?: ReactNode
  /** Above the title: the link back. */
  crumbs?: ReactNode
  /** Below the lead: one or two buttons. */
  actions?: ReactNode
  /** Beside the text on wide pages, below the text on narrow ones: a picture or a large number. */
  aside?: ReactNode
  /** Below text and aside, still on green: a Thread. */
  below?: ReactNode
  /** True for large text and a picture at the lower edge of the band. */
  hero?: boolean
  children?: ReactNode
}

/** Scrolls the navigation row to its current entry where the row is wider than the page. */
function usePlaceInSight(current: CleanoutPlaceKey | undefined) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const here = current && row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && here)
      row.current.scrollLeft = here.offsetLeft - (row.current.clientWidth - here.offsetWidth) / 2
  }, [current])
  return row
}

/**
 * Shows a green band with navigation and the page's only h1; `children` follow on white, in sections of
 * their own.
 */
export function CleanoutFrame({
  current,
  title,
  lead,
  crumbs,
  actions,
  aside,
  below,
  hero = false,
  children,
}: Props) {
  const row = usePlaceInSight(current)
  return (
    <>
      <Panel
        as="section"
        surface="green"
        clip
        tone="onGreen"
        className={classes(styles.band, hero && styles.hero)}
      >
        <nav className={styles.places} aria-label="Clean out">
          <Row ref={row} gap={6} align="stretch" noWrap anchor swipes className="page">
            {cleanoutPlaces.map(({ key, href, label }) => (
              <HrefLink
                className={look({
                  flow: 'row',
                  gap: 0,
                  noWrap: true,
                  inline: true,
                  tall: 48,
                  fixed: true,
                  size: 14,
                  tone: 'onGreenSoft',
                })}
                key={key}
                href={href}
                aria-current={key === current ? 'page' : undefined}
              >
                {label}
              </HrefLink>
            ))}
          </Row>
        </nav>
        <Stack gap={8} padY={10} className={classes('page', styles.top)}>
          <div className={styles.say}>
            {crumbs && (
              <Panel below={3} size={14} tone="onGreenSoft">
                {crumbs}
              </Panel>
            )}
            <h1>{title}</h1>
            {lead && (
              <Panel above={4} upTo="short" size={18} tone="onGreenSoft">
                {lead}
              </Panel>
            )}
            {actions && <Row above={6}>{actions}</Row>}
          </div>
          {aside && <div className={styles.aside}>{aside}</div>}
        </Stack>
        {below && <Page padBottom={12}>{below}</Page>}
      </Panel>
      {children !== undefined && (
        <Page padTop={10} padBottom={0} className={styles.body}>
          {children}
        </Page>
      )}
    </>
  )
}
