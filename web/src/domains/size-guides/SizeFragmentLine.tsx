import { GetSizeFragmentDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { measureMatters } from './body-measures.ts'
import { rangeIn, useUnit } from './units.ts'

/** Left out here, since the piece shows them beside this line. */
const told = ['US', 'Letter']

type Props = { sizingId: number; categoryPath: string; className?: string | undefined }

/**
 * Shows one size of a chart in a line such as "UK 12–14 · EU 40–42 · bust 36–37 in", with the body measures
 * that matter for the category. Renders nothing while it loads, and for One Size.
 */
export function SizeFragmentLine({ sizingId, categoryPath, className }: Props) {
  const unit = useUnit()
  const [{ data }] = useQuery({ query: GetSizeFragmentDocument, variables: { sizingId } })
  const fragment = data?.sizeFragment
  if (!fragment) return null
  const parts = fragment.row.cells.flatMap((cell, i) => {
    const label = fragment.columns[i]?.label ?? ''
    if (cell.inches && !measureMatters(label, categoryPath)) return []
    if (cell.inches) return [`${label.toLowerCase()} ${rangeIn(cell.inches, unit)} ${unit}`]
    return cell.text && !told.includes(label) ? [`${label} ${cell.text.replaceAll('/', '–')}`] : []
  })
  return <p className={className}>{parts.join(' · ')}</p>
}
