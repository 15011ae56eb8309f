import styles from './DrawnOutline.module.css'
import { outlineFor } from './outlines.ts'

/** A piece that nobody photographed yet, as a dashed outline; the ground alone for what has none. */
export function DrawnOutline({
  categoryPath,
  measurements,
}: {
  categoryPath: string
  measurements?: Parameters<typeof outlineFor>[1]
}) {
  const outline = outlineFor(categoryPath, measurements)
  if (!outline) return null
  return (
    <svg className={styles.drawn} viewBox={outline.view.join(' ')} aria-hidden="true">
      {[...outline.shapes, ...outline.seams].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  )
}
