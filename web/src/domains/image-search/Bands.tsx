// The pieces that were found, in bands from very close to the same spirit, each with its reasons.
import { bandWords, type ImageSearchBand, imageSearchBands } from '@hemline/rules/image-search/terms.ts'
import { Check } from 'lucide-react'
import { Panel, Row } from '../../ui/layout.tsx'
import { ItemCard, ItemCardSkeleton } from '../listing/ItemCard.tsx'
import styles from './ImageSearch.module.css'
import type { Match } from './use-matches.ts'

const cardSizes = '(min-width: 960px) 18vw, (min-width: 768px) 30vw, 46vw'
const eagerCards = 4

/** The chips under a card: what agrees with a tick, what differs without one. */
function Reasons({ reasons }: { reasons: Match['reasons'] }) {
  return (
    <Row as="ul" gap={1} align="stretch" above={1.5} className={styles.why} aria-label="Why it is here">
      {reasons.map(({ label, agrees }) => (
        <li key={label} className={agrees ? undefined : styles.no}>
          {agrees && <Check size={12} strokeWidth={2} aria-hidden />}
          {!agrees && <span className="sr">differs: </span>}
          {label}
        </li>
      ))}
    </Row>
  )
}

type BandProps = { band: ImageSearchBand; matches: readonly Match[]; isFirst: boolean }

function Band({ band, matches, isFirst }: BandProps) {
  const { title, line } = bandWords[band]
  return (
    <Panel as="section" aria-labelledby={`band-${band}`} padTop={4} edge="top" className={styles.band}>
      <Row as="header" rows={0} align="baseline" below={4}>
        <h3 id={`band-${band}`}>{title}</h3>
        {line && <p>{line}</p>}
      </Row>
      <ul className={styles.grid}>
        {matches.map(({ item, reasons }, at) => (
          <li key={item.id}>
            <ItemCard
              item={item}
              eager={isFirst && at < eagerCards}
              sizes={cardSizes}
              below={<Reasons reasons={reasons} />}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Renders the found pieces in bands by how alike they are; bands without pieces are left out. */
export function Bands({ matches }: { matches: readonly Match[] }) {
  const bands = imageSearchBands
    .map((band) => ({ band, matches: matches.filter((match) => match.band === band) }))
    .filter((one) => one.matches.length > 0)
  return bands.map((one, at) => <Band key={one.band} {...one} isFirst={at === 0} />)
}

/** Renders placeholders in the shape of a band of found pieces, while a picture search runs. */
export function BandSkeleton() {
  return (
    <Panel role="status" aria-label="Looking on the rail" padTop={4} edge="top" className={styles.band}>
      <div className={styles.grid}>
        {Array.from({ length: 8 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: A placeholder has no key but its place.
          <ItemCardSkeleton key={i} />
        ))}
      </div>
    </Panel>
  )
}
