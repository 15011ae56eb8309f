// The green world around every page of the clean-out: where one can go, a band with the
// title, and the page below it.
import { cleanoutPlaces } from '@hemline/rules/cleanout/words.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { classes } from '../../ui/classes.ts'
import { Row } from '../../ui/layout.tsx'
import styles from './CleanoutFrame.module.css'

export type CleanoutPlaceKey = (typeof cleanoutPlaces)[number]['key']

type Props = {
  /** Undefined on a page that is none of them. */
  current?: CleanoutPlaceKey
  title: ReactNode
  lead?: ReactNode
  /** Above the title: the way back. */
  crumbs?: ReactNode
  /** Under the lead: the one action, or two. */
  actions?: ReactNode
  /** Beside the words on wide pages, below them on narrow ones: the bag, a big figure. */
  aside?: ReactNode
  /** Under both, still on green: a thread. */
  below?: ReactNode
  /** A picture that stands on the band's lower edge, and large words. */
  hero?: boolean
  children?: ReactNode
}

/** Where the row of places is wider than the page, the current one stands in sight. */
function usePlaceInSight(current: CleanoutPlaceKey | undefined) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const here = current && row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && here)
      row.current.scrollLeft = here.offsetLeft - (row.current.clientWidth - here.offsetWidth) / 2
  }, [current])
  return row
}

/** A green band with sub-navigation and the one h1; `children` stand on paper, in sections of their own. */
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
      <section className={classes(styles.band, hero && styles.hero)}>
        <nav className={styles.places} aria-label="Clean out">
          <div ref={row} className="page">
            {cleanoutPlaces.map(({ key, href, label }) => (
              <HrefLink key={key} href={href} aria-current={key === current ? 'page' : undefined}>
                {label}
              </HrefLink>
            ))}
          </div>
        </nav>
        <div className={classes('page', styles.top)}>
          <div className={styles.say}>
            {crumbs && <div className={styles.crumbs}>{crumbs}</div>}
            <h1>{title}</h1>
            {lead && <div className={styles.lead}>{lead}</div>}
            {actions && <Row className={styles.actions}>{actions}</Row>}
          </div>
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
        {below && <div className={classes('page', styles.below)}>{below}</div>}
      </section>
      {children !== undefined && <div className={classes('page', styles.body)}>{children}</div>}
    </>
  )
}
