import { bagCodeWords } from '@hemline/rules/bags/bag-codes.ts'
import { barsOf } from './barcode.ts'

/** White beside the bars, in their narrowest: scanners need it. */
const quiet = 10

/** The code as a scanner reads it, also from a screen. */
export function Barcode({ code, className }: { code: string; className?: string | undefined }) {
  const bars = barsOf(code)
  const starts = bars.map((_, i) => quiet + bars.slice(0, i).reduce((sum, width) => sum + width, 0))
  const total = bars.reduce((sum, width) => sum + width, 0) + 2 * quiet
  return (
    <svg
      className={className}
      viewBox={`0 0 ${total} 40`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={`Barcode ${bagCodeWords(code)}`}
    >
      <path
        d={bars.map((width, i) => (i % 2 === 0 ? `M${starts[i]},0h${width}v40h-${width}Z` : '')).join('')}
        fill="currentColor"
      />
    </svg>
  )
}
