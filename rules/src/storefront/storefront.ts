// A person's own page, and following: limits and words.

import { hasContact, isRude } from '../questions/questions.ts'

/** Letters of the name that an owner chooses for their page. */
export const storefrontNameMost = 40
export const followsMost = 200

export const storefrontGoneMessage = 'This page is closed, or whoever it belonged to has left.'
export const followGoneMessage = 'There is nobody to follow at that address any more.'
export const tooManyFollowsMessage = `You follow ${followsMost} already, which is as many as we keep for one person.`

/** Normalizes a storefront's name: no spaces around it, single spaces within; null when it is empty. */
export function storefrontNameOf(text: string | null | undefined): string | null {
  const name = (text ?? '').replace(/\s+/g, ' ').trim()
  return name === '' ? null : name
}

/**
 * Returns why a storefront's name is refused: more than 40 letters, a mail address, link or phone number in
 * it, or rude words. Undefined when it is fine, and for no name.
 */
export function storefrontNameProblem(name: string | null): string | undefined {
  if (name === null) return undefined
  const { length } = [...name]
  if (length > storefrontNameMost)
    return `A name has at most ${storefrontNameMost} letters. This has ${length}.`
  if (hasContact(name))
    return 'Please choose a name without mail addresses, links and phone numbers: everybody reads it.'
  return isRude(name) ? 'Please choose another name: everybody reads it.' : undefined
}

/**
 * Returns the title of a digest about new pieces of followed brands and people: "3 new pieces of Theory and
 * Vince".
 */
export function digestTitle(names: readonly string[], pieces: number): string {
  const [first = '', second] = names
  const others = names.length - 2
  const whose = second
    ? others > 0
      ? `${first}, ${second} and ${others} more`
      : `${first} and ${second}`
    : first
  return `${pieces === 1 ? 'A new piece' : `${pieces} new pieces`} of ${whose}`
}
