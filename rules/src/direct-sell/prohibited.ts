// Brands that are not sold here: the words of staff who say so, and of the refusal (decision 0233). Pure.
import { brandNameProblem } from '../intake/intake.ts'

/** Fewest and most characters of the reason for which a brand is not sold here. */
export const prohibitedReasonLeast = 5
export const prohibitedReasonMost = 300

/**
 * Returns why a prohibition can't be stored, as a sentence: the name is no brand's name, or the reason is
 * shorter than 5 or longer than 300 characters; undefined when it can.
 */
export function prohibitionProblem({ name, reason }: { name: string; reason: string }): string | undefined {
  const wrong = brandNameProblem(name)
  if (wrong) return wrong
  const { length } = reason.trim()
  if (length < prohibitedReasonLeast) return 'Please say why the brand is not sold here.'
  return length > prohibitedReasonMost
    ? `Please use at most ${prohibitedReasonMost} characters for the reason.`
    : undefined
}

/** Returns the sentence that refuses a piece of a brand that is not sold here. */
export const prohibitedMessage = ({ name, reason }: { name: string; reason: string }): string =>
  `Pieces of ${name} can’t be sold here: ${reason.replace(/\.$/u, '')}.`
