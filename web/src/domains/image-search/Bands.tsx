// The pieces that were found, in bands from very close to the same spirit, each with its reasons.
import { bandWords, type ImageSearchBand, imageSearchBands } from '@hemline/rules/image-search/terms.ts'
import { Check } from 'lucide-react'
import { ItemCard, ItemCardSkeleton } from '../listing/ItemCard.tsx'
import styles from './ImageSearch.module.css'
import type { Match } from './use-matches.ts'

const cardSizes = '(min-width: 960px) 18vw, (min-width: 768px) 30vw, 46vw'
const eagerCards = 4

/** The chips under a card: what agrees with a tick, what differs without one. */
function Reasons({ reasons }: { reasons: Match['reasons'] }) {
  return (
    <ul className={styles.why} aria-label="Why it is here">
      {reasons.map(({ label, agrees }) => (
        <li key={label} className={agrees ? undefined : styles.no}>
          {agrees && <Check size={12} strokeWidth={2} aria-hidden />}
          {!agrees && <span className="sr">differs: </span>}
          {label}
        </li>
      ))}
    </ul>
  )
}

type BandProps = { band: ImageSearchBand; matches: readonly Match[]; isFirst: boolean }

function Band({ band, matches, isFirst }: BandProps) {
  const { title, line } = bandWords[band]
  return (
    <section aria-labelledby={`band-${band}`} className={styles.band}>
      <header>
        <h3 id={`band-${band}`}>{title}</h3>
        {line && <p>{line}</p>}
      </header>
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
    </section>
  )
}

/** Renders the found pieces in bands by how alike they are; bands without pieces are left out. */
export function Bands({ matches }: { matches: readonly Match[] }) {
  const bands = imageSearchBands
    .map((band) => ({ band, matches: matches.filter((match) => match.band === band) }))
    .filter((one) => one.matches.length > 0)
  return bands.map((one, at) => <Band key={one.band} {...one} isFirst={at === 0} />)
}

/** Renders placeholders in the shape of a band. */
export function BandSkeleton() {
  return (
    <div role="status" aria-label="Looking on the rail" className={styles.band}>
      <div className={styles.grid}>
        {Array.from({ length: 8 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: A placeholder has no key but its place.
          <ItemCardSkeleton key={i} />
        ))}
      </div>
    </div>
  )
}
