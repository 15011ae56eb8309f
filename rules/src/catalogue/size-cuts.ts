// Petite and tall sizes share one id, the regular one plus 10000 (specification §3, decision 0009). What
// tells them apart is the department tag of the piece, or the switches of a search.
import { sizingIdOffset } from '../vocabulary/constants.ts'

/** The cuts that share offset ids; each is also the tag of its department. */
export const sizeCuts = ['petite', 'tall'] as const
export type SizeCut = (typeof sizeCuts)[number]
export const cutNames: Readonly<Record<SizeCut, string>> = { petite: 'Petite', tall: 'Tall' }

/** The group of a size row that is petite or tall. */
export const petiteOrTall = 'petite-tall'

/** Returns whether a text is a size cut: petite or tall. */
export const isSizeCut = (text: string): text is SizeCut => (sizeCuts as readonly string[]).includes(text)

/** Returns whether an id is that of a petite or tall size. */
export const isOffsetSize = (sizingId: number): boolean => sizingId >= sizingIdOffset

/** Returns a size's label without its cut: "M Petite", "M Tall" and "M Petite/Tall" are an M. */
export const bareSizeLabel = (label: string): string => label.replace(/ (?:Petite\/Tall|Petite|Tall)$/i, '')

/** Returns the label of a size in the given cuts: "M Petite/Tall" in petite alone is "M Petite". */
export function labelInCuts(label: string, cuts: readonly SizeCut[]): string {
  const [cut] = cuts
  const bare = bareSizeLabel(label)
  return cut === undefined || cuts.length > 1 || bare === label ? label : `${bare} ${cutNames[cut]}`
}

/** A size of a list from which people choose one; a size that is petite or tall stands there twice. */
type Choosable = { label: string; departmentGroup: string }

/**
 * Returns a size for display in one cut: a petite-or-tall size gets the label of that cut ("M Tall"); other
 * sizes are unchanged.
 */
export const inCut = <S extends Choosable>(size: S, cut: SizeCut): S =>
  size.departmentGroup === petiteOrTall
    ? { ...size, label: labelInCuts(size.label, [cut]), departmentGroup: cut }
    : size

/**
 * Returns sizes for display in a list to choose from: a petite-or-tall size becomes two, one for each cut.
 */
export const eachCut = <S extends Choosable>(sizes: readonly S[]): S[] => [
  ...sizes.map((size) => inCut(size, 'petite')),
  ...sizes.filter((size) => size.departmentGroup === petiteOrTall).map((size) => inCut(size, 'tall')),
]

/**
 * Returns the cut, 'petite' or 'tall', of a piece by its department tags; '' for a regular size and without
 * such a tag.
 */
export const cutOf = (departmentTags: readonly string[], sizingId: number): SizeCut | '' =>
  isOffsetSize(sizingId) ? (departmentTags.find(isSizeCut) ?? '') : ''

/** Ids of tall sizes before decision 0009 was amended: 21004 was M Tall. */
const oldTallFrom = 2 * sizingIdOffset
const oldTallTo = 3 * sizingIdOffset

type Input = { key: string; values: readonly string[] }
const isOldTall = (value: string) => {
  const id = Number(value)
  return /^\d{5}$/.test(value.trim()) && id >= oldTallFrom && id < oldTallTo
}

/**
 * Translates the size filters of old links and saved documents: sizing_id=21004 becomes sizing_id=11004 with
 * include_tall. Other filters are returned as they are.
 */
export function withoutOldTallSizes<I extends Input>(inputs: readonly I[]): (I | Input)[] {
  const old = (input: I) => input.key === 'sizing_id' && input.values.some(isOldTall)
  if (!inputs.some(old)) return [...inputs]
  const fresh = (value: string) => (isOldTall(value) ? String(Number(value) - sizingIdOffset) : value)
  const translated = inputs.map((input) =>
    old(input) ? { ...input, values: [...new Set(input.values.map(fresh))] } : input,
  )
  const hasTall = inputs.some(({ key }) => key === 'include_tall')
  return hasTall ? translated : [...translated, { key: 'include_tall', values: ['true'] }]
}
