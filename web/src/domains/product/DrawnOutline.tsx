import styles from './DrawnOutline.module.css'
import { outlineFor } from './outlines.ts'

/** Draws a piece without photos as a dashed outline; nothing for a category without an outline. */
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
