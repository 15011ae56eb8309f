import { look } from '../../ui/look.ts'
import styles from './Measured.module.css'
import type { Mark, Outline } from './outline-type.ts'

/**
 * `words`: the label of each line, by the name of the measure: "36 in" for a piece, a letter in the
 * instructions for measuring.
 */
type Props = { outline: Outline; words: ReadonlyMap<string, string>; label: string }

function Line({ mark, text, scale }: { mark: Mark; text: string; scale: number }) {
  const [x1, y1, x2, y2] = mark.line
  const [x, y] = mark.at ?? [(x1 + x2) / 2, (y1 + y2) / 2]
  const width = (text.length * 15 + 34) * scale
  const height = 44 * scale
  return (
    <g>
      <path
        className={styles.line}
        d={`M${x1},${y1}L${x2},${y2}`}
        strokeWidth={3 * scale}
        strokeDasharray={`${9 * scale} ${7 * scale}`}
      />
      <circle className={styles.end} cx={x1} cy={y1} r={6 * scale} />
      <circle className={styles.end} cx={x2} cy={y2} r={6 * scale} />
      <rect
        className={styles.tag}
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx={height / 2}
      />
      <text
        className={look({ voice: 'label', numbers: true }, styles.tagText)}
        x={x}
        y={y + 9.5 * scale}
        textAnchor="middle"
        fontSize={27 * scale}
      >
        {text}
      </text>
    </g>
  )
}

/** Draws a piece's outline with the lines along which it was measured. */
export function GarmentOutline({ outline, words, label }: Props) {
  const [x, y, width, height] = outline.view
  // Keeps the labels at about the same size on wide and tall drawings.
  const scale = Math.max(width / 720, height / 760)
  const marks = Object.entries(outline.marks).flatMap(([name, mark]) => {
    const text = words.get(name)
    return text === undefined ? [] : [{ name, mark, text }]
  })
  return (
    <svg className={styles.outline} viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={label}>
      {outline.shapes.map((d) => (
        <path key={d} className={styles.shape} d={d} strokeWidth={3 * scale} />
      ))}
      {outline.seams.map((d) => (
        <path key={d} className={styles.seam} d={d} strokeWidth={2 * scale} />
      ))}
      {marks.map(({ name, mark, text }) => (
        <Line key={name} mark={mark} text={text} scale={scale} />
      ))}
    </svg>
  )
}
