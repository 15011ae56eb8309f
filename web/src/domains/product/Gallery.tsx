import { useRef, useState } from 'react'
import { Picture } from '../listing/Picture.tsx'
import styles from './Gallery.module.css'
import type { Product } from './product-type.ts'

const bigSizes = '(min-width: 1440px) 740px, (min-width: 960px) 52vw, 100vw'

function altOf(item: Product, index: number): string {
  const photo = item.photos[index]
  const what = photo?.caption ?? photo?.type.replaceAll('_', ' ') ?? `picture ${index + 1}`
  return `${item.brand} ${item.title}, ${what}`
}

/** Pictures side by side in a strip that snaps: swiped on touch, chosen by thumbnail anywhere. */
export function Gallery({ item }: { item: Product }) {
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const ids = item.photos.length > 0 ? item.photos.map((photo) => photo.id) : item.photoIds
  const show = (index: number) => {
    setCurrent(index)
    const element = strip.current
    element?.scrollTo?.({ left: index * element.clientWidth, behavior: 'instant' })
  }
  const follow = () => {
    const element = strip.current
    if (element && element.clientWidth > 0) setCurrent(Math.round(element.scrollLeft / element.clientWidth))
  }
  return (
    <section className={styles.gallery} aria-label="Pictures">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with a keyboard */}
      <ul className={styles.strip} ref={strip} onScroll={follow} tabIndex={0}>
        {ids.map((id, index) => (
          <li key={id}>
            <Picture photoId={id} alt={altOf(item, index)} eager={index === 0} sizes={bigSizes} />
          </li>
        ))}
      </ul>
      <ul className={styles.thumbs}>
        {ids.map((id, index) => (
          <li key={id}>
            <button
              type="button"
              aria-label={`Picture ${index + 1} of ${ids.length}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => show(index)}
            >
              <Picture photoId={id} sizes="76px" eager={index < 5} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
