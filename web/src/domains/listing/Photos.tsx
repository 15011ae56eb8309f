// The photos on a card: a second one on hover, all of them by swiping on touch screens. Only the first
// loads before that.
import { type UIEvent, useState } from 'react'
import styles from './ItemCard.module.css'
import { Picture } from './Picture.tsx'

/** The number of photos that can be swiped through on a card. */
const most = 5
const touch = (): boolean => globalThis.matchMedia?.('(hover: none)').matches ?? false

type Props = {
  photoIds: readonly number[]
  eager: boolean
  high: boolean
  sizes?: string | undefined
  looking: boolean
}

function Track({ photoIds, eager, high, sizes }: Omit<Props, 'looking'>) {
  const [at, setAt] = useState(0)
  const [reached, setReached] = useState(0)
  const ids = photoIds.slice(0, most)
  const follow = (event: UIEvent<HTMLSpanElement>) => {
    const { scrollLeft, clientWidth } = event.currentTarget
    setAt(Math.round(scrollLeft / Math.max(1, clientWidth)))
    setReached((before) => Math.max(before, Math.ceil(scrollLeft / Math.max(1, clientWidth)) + 1))
  }
  return (
    <>
      <span
        className={styles.track}
        onScroll={follow}
        onTouchStart={() => setReached((before) => Math.max(before, 1))}
      >
        {ids.map((id, i) => (
          <span key={id}>
            {i <= reached && (
              <Picture photoId={id} eager={eager && i === 0} high={high && i === 0} sizes={sizes} />
            )}
          </span>
        ))}
      </span>
      <span className={styles.marks}>
        {ids.map((id, i) => (
          <i key={id} className={i === at ? styles.here : undefined} />
        ))}
      </span>
    </>
  )
}

/**
 * Renders a card's pictures: a strip to swipe on touch screens, else the first one, and the second while
 * `looking` (pointer or focus on the card).
 */
export function Photos({ photoIds, looking, ...how }: Props) {
  const [first, second] = photoIds
  if (second !== undefined && touch()) return <Track photoIds={photoIds} {...how} />
  return (
    <>
      <Picture photoId={first} {...how} />
      {looking && second !== undefined && (
        <Picture photoId={second} className={styles.second} sizes={how.sizes} />
      )}
    </>
  )
}
