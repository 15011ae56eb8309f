import { GetSizeFragmentDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { rangeIn, useUnit } from './units.ts'

/** Said by the piece itself, beside this line. */
const told = ['US', 'Letter']

/** What a chart says of one size, in one line: "UK 12–14 · EU 40–42 · bust 36–37 in". Nothing for One Size. */
export function SizeFragmentLine({ sizingId, className }: { sizingId: number; className?: string | undefined }) {
  const unit = useUnit()
  const [{ data }] = useQuery({ query: GetSizeFragmentDocument, variables: { sizingId } })
  const fragment = data?.sizeFragment
  if (!fragment) return null
  const parts = fragment.row.cells.flatMap((cell, i) => {
    const label = fragment.columns[i]?.label ?? ''
    if (cell.inches) return [`${label.toLowerCase()} ${rangeIn(cell.inches, unit)} ${unit}`]
    return cell.text && !told.includes(label) ? [`${label} ${cell.text.replaceAll('/', '–')}`] : []
  })
  return <p className={className}>{parts.join(' · ')}</p>
}
