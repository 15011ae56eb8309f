/** The shelves that a drawing of a bay has; higher ones are drawn as the highest. */
const shelves = 5
const step = 15

/** Renders a bay seen from the front, with one shelf filled; `shelf` counts from the floor. */
export function ShelfDrawing({ shelf }: { shelf: number }) {
  const filled = shelves - Math.min(shelf, shelves)
  return (
    <svg width={64} height={shelves * step} aria-hidden>
      {Array.from({ length: shelves }, (_, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: A shelf is its place.
          key={at}
          x={1}
          y={at * step + 1}
          width={62}
          height={11}
          rx={2}
          stroke="currentColor"
          fill={at === filled ? 'currentColor' : 'none'}
        />
      ))}
    </svg>
  )
}
