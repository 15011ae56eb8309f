// A person's own page, and following: limits and words.

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

/** Returns why a storefront's name is refused (too long); undefined when it is fine, and for no name. */
export const storefrontNameProblem = (name: string | null): string | undefined =>
  name !== null && [...name].length > storefrontNameMost
    ? `A name has at most ${storefrontNameMost} letters. This has ${[...name].length}.`
    : undefined

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
