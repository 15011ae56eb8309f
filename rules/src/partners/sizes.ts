// Finds the size that a partner's row names (specification §3, sizing ids).
import { bareSizeLabel, isSizeCut, petiteOrTall } from '../catalogue/size-cuts.ts'
import { sizeFits } from '../intake/pieces.ts'

export type NamedSize = {
  readonly sizingId: number
  readonly label: string
  readonly sizeCategory: string
  readonly departmentGroup: string
}
export type SizeQuestion = {
  /** As the partner wrote the size: "M", "8", "38". */
  readonly label: string
  /** women, plus, petite, tall, juniors, girls or boys; '' when the row names none. */
  readonly department: string
  readonly sizeCategory: string | null
  /** The top category, such as kids-shoes. */
  readonly root: string
}

const plain = (text: string) => bareSizeLabel(text).trim().toLowerCase()
const groupOf = (department: string) => (isSizeCut(department) ? petiteOrTall : department)

/**
 * Returns the size of a kind of piece by its label; a regular size comes before a petite or tall one unless
 * the department says otherwise. A kind without sizes has One Size, for an empty label too. Undefined when
 * that kind has no such size.
 */
export function namedSize(
  sizes: readonly NamedSize[],
  { label, department, sizeCategory, root }: SizeQuestion,
): NamedSize | undefined {
  if (sizeCategory === null || sizeCategory === 'one')
    return label === '' || plain(label) === 'one size'
      ? sizes.find((size) => size.sizeCategory === 'one')
      : undefined
  const found = sizes.filter(
    (size) => sizeFits(sizeCategory, size, root) && plain(size.label) === plain(label),
  )
  if (isSizeCut(department)) return found.find((size) => size.departmentGroup === groupOf(department))
  return (
    found.find((size) => size.departmentGroup === department) ??
    found.find((size) => size.departmentGroup !== petiteOrTall)
  )
}
