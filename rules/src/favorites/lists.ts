// Lists with names ("For June's wedding"), and links to them: limits and words.
import { favoritesSyncListLimits } from '../vocabulary/constants.ts'
/** Favorites that a person or a visitor may have in all, and lists of them with names (specification §10). */
export const [favoritesMost, favoriteListsMost] = favoritesSyncListLimits
/** Letters of a list's name. */
export const listNameMost = 60

export const tooManyFavoritesMessage = `Your favorites are full: there is room for ${favoritesMost.toLocaleString('en-US')}. Please take some out first.`
export const tooManyListsMessage = `You have ${favoriteListsMost} lists, which is as many as we keep. Please delete one first.`
export const noSuchListMessage = 'That list is not there any more.'
export const revokedMessage = 'Whoever shared this list has taken the link back.'

/** Normalizes the name of a list of favorites: no spaces around it, single spaces within. */
export const listNameOf = (text: string): string => text.replace(/\s+/g, ' ').trim()

/**
 * Returns why a name of a favorites list is refused: empty, over 60 letters, or taken by another of the
 * member's lists (ignoring case). Undefined when it is fine.
 */
export function listNameProblem(name: string, others: readonly string[]): string | undefined {
  if (name === '') return 'Please give the list a name.'
  if ([...name].length > listNameMost)
    return `A name has at most ${listNameMost} letters. This has ${[...name].length}.`
  if (others.some((other) => other.toLowerCase() === name.toLowerCase()))
    return `You have a list “${name}” already.`
  return undefined
}
